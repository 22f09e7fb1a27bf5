import { type Row, textOf } from './row.ts'

/** PostgreSQL's moments as its JSON has them; `Date.parse` alone also takes words for dates. */
const written = /^[+-]?\d{4,}-\d{2}-\d{2}/

/** What an announcement can be dated with: anything else is a slip of the pen, or of somebody else's. */
const [firstYear, lastYear] = [1900, 2199]

/** The moment in a column, ISO 8601; '' where there is none, or one that no calendar of ours shows. */
export function momentOf(row: Row, column: string): string {
  const text = textOf(row, column, 40)
  if (!written.test(text)) return ''
  const year = new Date(text).getUTCFullYear()
  return year >= firstYear && year <= lastYear ? text : ''
}

/** The words that stand in place of a moment, such as `Jan 15-31`, or null. */
export function dateWordsOf(row: Row, ...columns: readonly string[]): string | null {
  const words = columns.map((column) => textOf(row, column, 40))
  return (
    words.find((text) => text !== '' && !written.test(text) && !/^-?infinity$/.test(text)) ?? null
  )
}
