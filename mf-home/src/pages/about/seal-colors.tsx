import { sealColors } from '../../../content/facts/about.ts'
import { useAboutCopy } from './copy.ts'

const colors = [
  'green',
  'gold',
  'sky',
  'white',
  'brown',
] as const satisfies readonly (keyof typeof sealColors)[]

/** What each colour of the seal stands for. */
export function SealColors() {
  const copy = useAboutCopy().seal.colors
  return (
    <dl>
      {colors.map((color) => (
        <div
          key={color}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-line border-t py-3 first:border-t-0"
        >
          <dt className="contents font-semibold">
            <svg viewBox="0 0 40 40" aria-hidden="true" className="row-span-2 size-10 self-center">
              <circle
                cx="20"
                cy="20"
                r="18.5"
                fill={sealColors[color]}
                strokeWidth="1.5"
                className="stroke-line-strong"
              />
            </svg>
            <span>{copy[color].name}</span>
          </dt>
          <dd className="col-start-2 text-ink-muted">{copy[color].meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
