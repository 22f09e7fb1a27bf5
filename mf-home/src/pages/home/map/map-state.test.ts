import { expect, it } from 'vitest'
import { initialMapState, mapReducer } from './map-state.ts'

it('starts with all places and none open', () => {
  expect(initialMapState).toEqual({ filter: 'all', open: null })
})

it('closes a place that the chosen category does not show', () => {
  const open = mapReducer(initialMapState, { type: 'open', id: 'public-market' })
  expect(mapReducer(open, { type: 'filter', filter: 'businesses' }).open?.id).toBe('public-market')
  expect(mapReducer(open, { type: 'filter', filter: 'tourism' }).open).toBeNull()
})

it('opens the place of an address that is come back to, unless something was chosen since', () => {
  const action = { type: 'restore', id: 'cafe' } as const
  expect(mapReducer(initialMapState, action).open).toEqual({ id: 'cafe', locate: true, stay: true })
  const located = mapReducer(initialMapState, { type: 'locate', id: 'cafe' })
  const closed = mapReducer(located, { type: 'close' })
  const tourism = mapReducer(initialMapState, { type: 'filter', filter: 'tourism' })
  for (const state of [located, closed, tourism]) expect(mapReducer(state, action)).toBe(state)
})

it('shows all places again to locate one of another category', () => {
  const tourism = mapReducer(initialMapState, { type: 'filter', filter: 'tourism' })
  expect(mapReducer(tourism, { type: 'locate', id: 'parish-church' }).filter).toBe('tourism')
  expect(mapReducer(tourism, { type: 'locate', id: 'public-market' })).toEqual({
    filter: 'all',
    open: { id: 'public-market', locate: true },
  })
})
