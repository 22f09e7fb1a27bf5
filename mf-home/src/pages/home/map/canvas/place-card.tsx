import { X } from 'lucide-react'
import { useId } from 'react'
import type { Place } from '../../../../../content/facts/places.ts'
import { useMapCopy, usePlaceWords } from '../copy.ts'
import { MapAppLink } from '../map-app-link.tsx'
import type { OpenPlace } from '../map-state.ts'
import { placeDetails } from '../place-details.ts'
import { PlaceText } from '../place-text.tsx'
import { usePopupFocus } from './use-popup-focus.ts'

/** What stands in a popup. It takes focus when it opens; Escape or its button close it. */
export function PlaceCard({
  place,
  open,
  onClose,
}: {
  place: Place
  open: OpenPlace
  onClose: () => void
}) {
  const copy = useMapCopy()
  const details = placeDetails(place.id, usePlaceWords())
  const titleId = useId()
  const { box, returnFocus } = usePopupFocus(open)

  const close = () => {
    returnFocus()
    onClose()
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      className="w-[min(272px,70vw)] p-4 text-ink focus:outline-none"
    >
      <p className="pe-9 font-semibold text-ink-muted text-xs">{copy.filters[place.category]}</p>
      <p id={titleId} className="mb-1.5 pe-6 font-display font-semibold text-lg leading-snug">
        {details.name}
      </p>
      <PlaceText details={details} />
      <MapAppLink name={details.name} coordinates={place.coordinates} />
      <button
        type="button"
        aria-label={copy.close}
        title={copy.close}
        onClick={close}
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-control text-ink-muted hover:bg-surface-2"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
