import { usePick } from '@portal/shared/i18n'
import { pesos } from '../../content/facts/pesos.ts'
import { columnSums, type FigureTable } from '../../content/facts/reports/report.ts'
import { useLabels } from '../parts/labels.ts'

const cell = 'px-1.5 py-2 sm:px-3'

/** A report's lines of amounts with their sums: the same figures as in its PDF. */
export function Figures({ table }: { table: FigureTable }) {
  const pick = usePick()
  const { total } = useLabels()
  // Two amounts find no room beside a line's name on a phone: they stand below it, each with its own.
  const isStacked = table.columns.length > 1
  const line = isStacked ? 'max-sm:grid max-sm:py-1' : ''
  const name = `${cell} text-left ${isStacked ? 'max-sm:py-1' : ''}`
  const amount = `${cell} text-right ${isStacked ? 'max-sm:flex max-sm:gap-4 max-sm:py-1' : ''}`
  const amounts = (of: readonly number[]) =>
    table.columns.map((column, index) => (
      <td key={column.en} className={amount}>
        {isStacked && (
          <span className="grow text-left text-ink-muted sm:hidden">{pick(column)}</span>
        )}
        <span className="whitespace-nowrap tabular-nums">{pesos(of[index] ?? 0)}</span>
      </td>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
    <section aria-label={pick(table.lines)} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className={isStacked ? 'max-sm:hidden' : ''}>
          <tr className="bg-forest-soft text-forest-ink">
            <th scope="col" className={name}>
              {pick(table.lines)}
            </th>
            {table.columns.map((column) => (
              <th key={column.en} scope="col" className={`${cell} text-right`}>
                {pick(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.label.en} className={`${line} border-b border-line`}>
              <th scope="row" className={`${name} font-normal`}>
                {pick(row.label)}
              </th>
              {amounts(row.amounts)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={`${line} font-semibold`}>
            <th scope="row" className={name}>
              {total}
            </th>
            {amounts(columnSums(table))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
