import { defaultTileUrl } from '@portal/shared/map-tiles'
import { type PortalSettings, readSettings } from '@portal/shared/section'
import { Button, OnRequest } from '@portal/shared/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { dataSizes } from '../../../../content/facts/data-sizes.ts'
import type { Place, PlaceId } from '../../../../content/facts/places.ts'
import { useNearViewport } from '../use-near-viewport.ts'
import { useMapCopy } from './copy.ts'
import { MapAttribution } from './map-attribution.tsx'
import { MapBoundary } from './map-boundary.tsx'
import { MapNotice } from './map-notice.tsx'
import { MapPlaceholder } from './map-placeholder.tsx'
import type { OpenPlace } from './map-state.ts'
import { placeListId } from './place-list.tsx'
import { useMapCanvas } from './use-map-canvas.ts'

/** The map's fixed space on the page. Leaflet and the tiles are fetched when it comes near. */
export function MapFrame({
  frame,
  places,
  open,
  onOpen,
  onClose,
}: {
  frame: RefObject<HTMLDivElement | null>
  places: readonly Place[]
  open: OpenPlace | null
  onOpen: (id: PlaceId) => void
  onClose: () => void
}) {
  const copy = useMapCopy()
  const near = useNearViewport(frame)
  const [asked, setAsked] = useState(false)
  const wanted = near || open !== null
  const { retry, fail, ...canvas } = useMapCanvas(wanted)
  const [tilesMissing, setTilesMissing] = useState(false)
  const [settings, setSettings] = useState<Partial<PortalSettings>>({})
  useEffect(() => setSettings(readSettings()), [])
  // The button goes, pressed or not: the keyboard stays where the map will be.
  const focusFrame = useCallback(() => frame.current?.focus({ preventScroll: true }), [frame])
  const handOnFocus = useCallback(
    (retry: Element | null) => () => {
      if (retry?.contains(document.activeElement)) focusFrame()
    },
    [focusFrame],
  )

  return (
    <div className="ui-print-hidden noscript:hidden">
      {!asked && !wanted && (
        <OnRequest
          label={copy.onRequest.show}
          size={dataSizes.map}
          onRequest={() => setAsked(true)}
        >
          {copy.onRequest.text}
        </OnRequest>
      )}
      <div
        ref={frame}
        tabIndex={-1}
        className="relative isolate box-content h-[700px] scroll-mt-24 overflow-hidden rounded-card border border-line bg-surface-2 max-sm:-mx-[1.15rem] @max-[20rem]/page:-mx-[0.6rem] max-sm:rounded-none max-sm:border-x-0"
      >
        <a href={`#${placeListId}`} className="ui-skip-link">
          {copy.skipMap}
        </a>
        {canvas.status === 'ready' ? (
          <MapBoundary onFailure={fail}>
            <canvas.MapCanvas
              places={places}
              open={open}
              tileUrl={settings.mapTileUrl ?? defaultTileUrl}
              onOpen={onOpen}
              onClose={onClose}
              onTiles={(arrive) => setTilesMissing(!arrive)}
            />
          </MapBoundary>
        ) : (
          <MapPlaceholder />
        )}
      </div>
      {canvas.status === 'failed' ? (
        <MapNotice notice={copy.mapFailed}>
          <span ref={handOnFocus}>
            <Button
              variant="quiet"
              onClick={() => {
                focusFrame()
                retry()
              }}
            >
              {copy.mapFailed.retry}
            </Button>
          </span>
        </MapNotice>
      ) : (
        <MapNotice notice={tilesMissing ? copy.tilesMissing : null} />
      )}
      <MapAttribution attribution={settings.mapAttribution ?? null} />
    </div>
  )
}
