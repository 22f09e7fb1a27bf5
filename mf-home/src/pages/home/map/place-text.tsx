import { useMapCopy } from './copy.ts'
import type { PlaceDetails } from './place-details.ts'

/** Description, feature tags and the production line of a place. */
export function PlaceText({ details }: { details: PlaceDetails }) {
  const copy = useMapCopy()
  return (
    <>
      <p className="text-ink-muted text-sm">{details.description}</p>
      {details.features.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {details.features.map((feature) => (
            <li
              key={feature}
              className="rounded-full bg-surface-2 px-2.5 py-0.5 font-medium text-ink text-xs"
            >
              {feature}
            </li>
          ))}
        </ul>
      )}
      {details.production && (
        <p className="mt-2 border-gold border-s-3 ps-3 text-sm">
          <strong className="font-semibold">{copy.production}:</strong> {details.production}
        </p>
      )}
    </>
  )
}
