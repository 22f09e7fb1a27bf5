import { VisuallyHidden } from '@portal/shared/ui'
import { useMapCopy } from './copy.ts'

/** Whose street map it is, and how to move it on a touch screen. */
export function MapAttribution({ attribution }: { attribution: string | null }) {
  const copy = useMapCopy()
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-6 text-ink-muted text-xs">
      <p className="hidden pointer-coarse:block">{copy.twoFingers}</p>
      <p>
        {copy.attribution}{' '}
        {attribution ?? (
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
            {copy.osm}
            <VisuallyHidden> {copy.newTab}</VisuallyHidden>
          </a>
        )}
      </p>
    </div>
  )
}
