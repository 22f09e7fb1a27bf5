import { useHydrated } from '@portal/shared/ui'
import { type Place, placeColors } from '../../../../content/facts/places.ts'
import { placeIcons } from './place-icons.ts'

/**
 * The circle of a place, on the map and in the list. Decorative: the name stands beside it. In a
 * document, which must be short, it is plain.
 */
export function PlaceBadge({
  place,
  className,
}: {
  place: Pick<Place, 'color' | 'icon'>
  className: string
}) {
  const Icon = placeIcons[place.icon]
  const hydrated = useHydrated()
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle
        cx="20"
        cy="20"
        r="18.75"
        fill={placeColors[place.color]}
        strokeWidth="2.5"
        className="stroke-surface"
      />
      {hydrated && <Icon x="10.5" y="10.5" size={19} color="#fff" />}
    </svg>
  )
}
