import type { PlaceId } from '../../../../content/facts/places.ts'
import { type PlaceFilter, placesFor } from './place-filter.ts'

export interface OpenPlace {
  id: PlaceId
  /** Chosen outside the map, so the map must first move there. */
  locate: boolean
  /** Of an address that is come back to: page and focus stay where the visitor has them. */
  stay?: true
}

interface MapState {
  filter: PlaceFilter
  open: OpenPlace | null
}

type MapAction =
  | { type: 'filter'; filter: PlaceFilter }
  | { type: 'open'; id: PlaceId }
  | { type: 'locate'; id: PlaceId }
  | { type: 'restore'; id: PlaceId }
  | { type: 'close' }

export const initialMapState: MapState = { filter: 'all', open: null }

/** What the map begins with where a category was chosen at an earlier look at the page. */
export function mapStateWith(filter: PlaceFilter): MapState {
  return filter === initialMapState.filter ? initialMapState : { filter, open: null }
}

/** The map shows one category or all, and at most one open place, which is always among them. */
export function mapReducer(state: MapState, action: MapAction): MapState {
  switch (action.type) {
    case 'filter':
      return {
        filter: action.filter,
        open: state.open && shows(action.filter, state.open.id) ? state.open : null,
      }
    case 'open':
      return { ...state, open: { id: action.id, locate: false } }
    case 'locate':
      return {
        filter: shows(state.filter, action.id) ? state.filter : 'all',
        open: { id: action.id, locate: true },
      }
    case 'restore':
      // Not in place of what the visitor has chosen since.
      if (state !== initialMapState) return state
      return { ...state, open: { id: action.id, locate: true, stay: true } }
    case 'close':
      return { ...state, open: null }
  }
}

function shows(filter: PlaceFilter, id: PlaceId): boolean {
  return placesFor(filter).some((place) => place.id === id)
}
