import { municipality } from '@portal/shared/site'
import { Skeleton } from '@portal/shared/ui'
import { useNewsCopy } from './news/copy.ts'

/**
 * Three placeholders while a list loads; none without JavaScript, where no list will come. On paper a
 * line says where the list can be read. Out of sight they are still: they wait until somebody comes there,
 * and a phone would draw 60 frames a second for them meanwhile.
 *
 * @param height - classes that make a placeholder as tall as items are as a rule, so that what stands
 *   below hardly moves when they arrive
 */
export function Skeletons({ lines, height }: { lines: number; height: string }) {
  const copy = useNewsCopy()
  return (
    <>
      <div aria-busy="true" className="grid gap-4 noscript:hidden">
        {['first', 'second', 'third'].map((place) => (
          <div
            key={place}
            className={`rounded-card border border-line bg-surface p-5 [content-visibility:auto] ${height}`}
          >
            <Skeleton lines={lines} />
          </div>
        ))}
      </div>
      <p data-search-skip="" className="hidden print:block">
        {copy.onPaper(`${municipality.website}/#news`)}
      </p>
    </>
  )
}
