import { usePick } from '@portal/shared/i18n'
import { pesos } from '../../content/facts/pesos.ts'
import { columnSums, type FigureTable } from '../../content/facts/reports/report.ts'
import { useLabels } from '../parts/labels.ts'

/** A report's lines of amounts with their sums: the same figures as in its PDF. */
export function Figures({ table }: { table: FigureTable }) {
  const pick = usePick()
  const { total } = useLabels()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
    <section aria-label={pick(table.lines)} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="bg-forest-soft text-forest-ink">
            <th scope="col" className="px-1.5 py-2 sm:px-3 text-left">
              {pick(table.lines)}
            </th>
            {table.columns.map((column) => (
              <th key={column.en} scope="col" className="px-1.5 py-2 sm:px-3 text-right">
                {pick(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, amounts }) => (
            <tr key={label.en} className="border-b border-line">
              <th scope="row" className="px-1.5 py-2 sm:px-3 text-left font-normal">
                {pick(label)}
              </th>
              {table.columns.map((column, index) => (
                <td
                  key={column.en}
                  className="px-1.5 py-2 sm:px-3 text-right whitespace-nowrap tabular-nums"
                >
                  {pesos(amounts[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-1.5 py-2 sm:px-3 text-left">
              {total}
            </th>
            {columnSums(table).map((sum, index) => (
              <td
                key={table.columns[index]?.en}
                className="px-1.5 py-2 sm:px-3 text-right whitespace-nowrap tabular-nums"
              >
                {pesos(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
