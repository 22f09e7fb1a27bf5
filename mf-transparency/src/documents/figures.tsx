import { usePick } from '@portal/shared/i18n'
import { pesos } from '../../content/facts/pesos.ts'
import { columnSums, type FigureTable } from '../../content/facts/reports/report.ts'
import { useLabels } from '../parts/labels.ts'

const cell = 'px-1.5 py-2 sm:px-3'
const amount = `${cell} text-right whitespace-nowrap tabular-nums`

/** A report's lines of amounts with their sums: the same figures as in its PDF. */
export function Figures({ table }: { table: FigureTable }) {
  const pick = usePick()
  const { total } = useLabels()
  // Two amounts find no room beside a line's name on a phone: they stand below it.
  const isStacked = table.columns.length > 1
  const line = isStacked ? 'max-sm:grid max-sm:grid-cols-[1fr_1fr]' : ''
  const name = isStacked ? `${cell} text-left max-sm:col-span-2 max-sm:pb-0` : `${cell} text-left`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
    <section aria-label={pick(table.lines)} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className={`${line} bg-forest-soft text-forest-ink`}>
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
          {table.rows.map(({ label, amounts }) => (
            <tr key={label.en} className={`${line} border-b border-line`}>
              <th scope="row" className={`${name} font-normal`}>
                {pick(label)}
              </th>
              {table.columns.map((column, index) => (
                <td key={column.en} className={amount}>
                  {pesos(amounts[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={`${line} font-semibold`}>
            <th scope="row" className={name}>
              {total}
            </th>
            {columnSums(table).map((sum, index) => (
              <td key={table.columns[index]?.en} className={amount}>
                {pesos(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
