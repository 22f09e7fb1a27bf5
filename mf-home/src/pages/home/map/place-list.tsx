import { ChevronDown } from 'lucide-react'
import {
  type Place,
  type PlaceCategory,
  type PlaceId,
  placeCategories,
} from '../../../../content/facts/places.ts'
import { CategoryDots } from './category-dots.tsx'
import { useMapCopy, usePlaceWords } from './copy.ts'
import { type PlaceFilter, placesFor } from './place-filter.ts'
import { PlaceItem } from './place-item.tsx'

/** Anchor of the list, for those who skip the map. */
export const placeListId = 'map-places'

/** The same places as on the map, as text, grouped by category. */
export function PlaceList({
  filter,
  onLocate,
}: {
  filter: PlaceFilter
  onLocate: (id: PlaceId) => void
}) {
  const copy = useMapCopy()
  const shown = placesFor(filter)
  const groups = placeCategories
    .map((category) => ({ category, places: shown.filter((it) => it.category === category) }))
    .filter(({ places }) => places.length > 0)

  return (
    <section
      id={placeListId}
      data-search-kind="place"
      tabIndex={-1}
      aria-label={copy.listTitle}
      className="relative overflow-y-auto rounded-card border border-line lg:max-h-[700px]"
    >
      {groups.map(({ category, places }) => (
        <PlaceGroup
          key={`${filter} ${category}`}
          category={category}
          places={places}
          open={filter !== 'all'}
          onLocate={onLocate}
        />
      ))}
    </section>
  )
}

function PlaceGroup({
  category,
  places,
  open,
  onLocate,
}: {
  category: PlaceCategory
  places: readonly Place[]
  open: boolean
  onLocate: (id: PlaceId) => void
}) {
  const copy = useMapCopy()
  const words = usePlaceWords()
  return (
    <details
      open={open}
      className="group border-line border-t first:border-t-0 print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 bg-surface -outline-offset-3 px-4 py-3 hover:bg-forest-soft group-open:sticky group-open:top-0 group-open:z-10 [&::-webkit-details-marker]:hidden">
        <span className="flex w-6 justify-center">
          <CategoryDots category={category} />
        </span>
        <h4 className="text-lg">{copy.filters[category]}</h4>
        <span className="text-ink-muted text-sm">{places.length}</span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 text-forest-ink transition-transform group-open:rotate-180 print:hidden"
        />
        <span className="w-full ps-9 text-ink-muted text-sm group-open:hidden">
          {places.map(({ id }) => words[id].name).join(', ')}
        </span>
      </summary>
      <ul className="px-4 pb-2">
        {places.map((place) => (
          <PlaceItem key={place.id} place={place} onLocate={() => onLocate(place.id)} />
        ))}
      </ul>
    </details>
  )
}
