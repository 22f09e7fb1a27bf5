import { VisuallyHidden } from '@portal/shared/ui'
import { useId } from 'react'
import { usePlacesCopy } from './copy.ts'

const star = 'l2.6 5.9 6.4.6-4.8 4.2 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L1 7.5l6.4-.6z'
const stars = [0, 1, 2, 3, 4]

/** The tourism office's rating: five stars filled as far as it goes, and the figure. */
export function Rating({ value }: { value: number }) {
  const copy = usePlacesCopy()
  const id = useId()
  return (
    <p className="flex items-center gap-2 font-semibold">
      <svg viewBox="0 0 100 20" className="h-4.5 w-22 flex-none" aria-hidden="true">
        <clipPath id={id}>
          {stars.map((index) => (
            <path key={index} transform={`translate(${index * 20})`} d={`M10 1${star}`} />
          ))}
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect className="fill-line-strong" opacity=".35" width="100" height="20" />
          <rect className="fill-gold" width={value * 20} height="20" />
        </g>
      </svg>
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <VisuallyHidden>{copy.rated(value.toFixed(1))}</VisuallyHidden>
    </p>
  )
}
