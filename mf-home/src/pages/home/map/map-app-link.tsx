import { VisuallyHidden } from '@portal/shared/ui'
import { ExternalLink } from 'lucide-react'
import { useMapCopy } from './copy.ts'
import { mapAppHref } from './place-link.ts'

export const placeActionClass =
  'inline-flex min-h-11 scroll-mt-14 scroll-mb-2 cursor-pointer items-center gap-1 font-semibold text-forest-ink text-sm underline decoration-1 underline-offset-4 hover:decoration-2'

export function MapAppLink({
  name,
  coordinates,
}: {
  name: string
  coordinates: readonly [number, number]
}) {
  const copy = useMapCopy()
  return (
    <a
      href={mapAppHref(coordinates)}
      target="_blank"
      rel="noopener"
      className={`${placeActionClass} print:hidden`}
    >
      <ExternalLink size={15} aria-hidden="true" />
      <span>
        {copy.openInMapApp}
        <VisuallyHidden>
          {' '}
          {name} {copy.newTab}
        </VisuallyHidden>
      </span>
    </a>
  )
}
