import { usePick } from '@portal/shared/i18n'
import { useKeptState } from '@portal/shared/router'
import { municipality } from '@portal/shared/site'
import { Card, CardTitle, Section } from '@portal/shared/ui'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { type PlaceId, places } from '../../../../content/facts/places.ts'
import { useMapCopy } from './copy.ts'
import { FilterChips } from './filter-chips.tsx'
import { MapFrame } from './map-frame.tsx'
import { mapReducer, mapStateWith } from './map-state.ts'
import { type PlaceFilter, placesFor } from './place-filter.ts'
import { useLinkedPlace } from './place-link.ts'
import { PlaceList } from './place-list.tsx'

/** @public To the map itself, which fetches this module anew to try again. */
export { loadMapCanvas } from './load-map-canvas.ts'

/** The places of the municipality, on a map and as a list; the chips filter both. */
export default function MapSection() {
  const copy = useMapCopy()
  const pick = usePick()
  const frame = useRef<HTMLDivElement>(null)
  const [keptFilter, keepFilter] = useKeptState<PlaceFilter>('map-filter', 'all')
  const [{ filter, open }, dispatch] = useReducer(mapReducer, keptFilter, mapStateWith)
  useEffect(() => keepFilter(filter), [filter, keepFilter])
  const shown = placesFor(filter)

  const locate = (id: PlaceId) => dispatch({ type: 'locate', id })
  // After the change: where data is saved, the frame is hidden until something is asked of it.
  useEffect(() => {
    if (open?.locate && !open.stay) frame.current?.scrollIntoView({ block: 'center' })
  }, [open])
  useLinkedPlace(
    useCallback((id, again) => dispatch({ type: again ? 'restore' : 'locate', id }), []),
  )

  return (
    <Section id="map" title={copy.title} lead={copy.lead} tone="tinted">
      <Card>
        <CardTitle level={3}>{pick(municipality.title)}</CardTitle>
        <p className="mb-5 text-ink-muted">{copy.subtitle}</p>
        <FilterChips
          active={filter}
          onChoose={(next) => dispatch({ type: 'filter', filter: next })}
        />
        <p role="status" className="mt-4 mb-2 text-ink-muted text-sm">
          {copy.showing(shown.length, places.length)}
        </p>
        <div className="ui-blocks grid grid-cols-1 gap-5 noscript:block lg:grid-cols-[minmax(0,1fr)_24rem]">
          <MapFrame
            frame={frame}
            places={shown}
            open={open}
            onOpen={(id) => dispatch({ type: 'open', id })}
            onClose={() => dispatch({ type: 'close' })}
          />
          <PlaceList filter={filter} onLocate={locate} />
        </div>
      </Card>
    </Section>
  )
}
