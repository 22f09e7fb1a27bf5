import { type Cell, toCsv } from '@portal/shared/export'
import { municipality } from '@portal/shared/site'
import { recordsAsOf } from '../../content/facts/as-of.ts'

/** One column of an exported list. `key` names it in JSON, `label` in CSV. */
export interface Column<R> {
  key: string
  label: string
  value: (record: R) => Cell | undefined
}

/** The records as CSV; what a record does not have stays empty. */
export function recordsAsCsv<R>(records: readonly R[], columns: readonly Column<R>[]): string {
  return toCsv([
    columns.map(({ label }) => label),
    ...records.map((record) => columns.map(({ value }) => value(record) ?? '')),
  ])
}

/** The records as JSON, with where they are from; what a record does not have is left out. */
export function recordsAsJson<R>(
  records: readonly R[],
  columns: readonly Column<R>[],
  source: string,
): string {
  const rows = records.map((record) =>
    Object.fromEntries(columns.map(({ key, value }) => [key, value(record)])),
  )
  const file = { municipality: municipality.title.en, source, asOf: recordsAsOf, records: rows }
  return `${JSON.stringify(file, null, 2)}\n`
}
