import { Skeleton } from '@portal/shared/ui'

/** Three placeholders while a list is on its way (spec §4). Without JavaScript nothing is. */
export function Skeletons({ lines }: { lines: number }) {
  return (
    <div aria-busy="true" className="grid gap-4 noscript:hidden">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-5">
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  )
}
