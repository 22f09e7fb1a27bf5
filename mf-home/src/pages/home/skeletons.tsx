import { Skeleton } from '@portal/shared/ui'

/**
 * Three placeholders while a list is on its way (spec §4). Without JavaScript nothing is.
 *
 * @param height - classes that make a placeholder as tall as items are as a rule, so that what stands
 *   below hardly moves when they arrive
 */
export function Skeletons({ lines, height }: { lines: number; height: string }) {
  return (
    <div aria-busy="true" className="grid gap-4 noscript:hidden">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={`rounded-card border border-line bg-surface p-5 ${height}`}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  )
}
