import { CategoryDots } from './category-dots.tsx'
import { useMapCopy } from './copy.ts'
import { type PlaceFilter, placeFilters } from './place-filter.ts'

/** Chooses the category that map and list show. Without scripts the list shows all, unfiltered. */
export function FilterChips({
  active,
  onChoose,
}: {
  active: PlaceFilter
  onChoose: (filter: PlaceFilter) => void
}) {
  const { filterLabel, filters } = useMapCopy()
  return (
    <fieldset className="hidden [.js_&]:block">
      <legend className="ui-visually-hidden">{filterLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {placeFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === active}
            onClick={() => onChoose(filter)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-semibold text-forest-ink text-sm hover:border-forest hover:bg-forest-soft aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-on-forest"
          >
            {filter !== 'all' && <CategoryDots category={filter} />}
            {filters[filter]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
