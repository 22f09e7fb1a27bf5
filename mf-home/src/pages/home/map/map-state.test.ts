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

it('shows all places again to locate one of another category', () => {
  const tourism = mapReducer(initialMapState, { type: 'filter', filter: 'tourism' })
  expect(mapReducer(tourism, { type: 'locate', id: 'parish-church' }).filter).toBe('tourism')
  expect(mapReducer(tourism, { type: 'locate', id: 'public-market' })).toEqual({
    filter: 'all',
    open: { id: 'public-market', locate: true },
  })
})
