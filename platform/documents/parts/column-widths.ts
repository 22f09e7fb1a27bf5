export interface ColumnNeed {
  /** Width of the longest cell on one line, in points. */
  natural: number
  /** Width of the longest word: narrower than this, words would be cut. */
  least: number
  /** Whether the column takes what the others leave over. */
  grows: boolean
}

/**
 * Widths of a table's columns that add up to `room`. Where the cells do not fit on one line, the
 * widest columns wrap first, so that amounts and dates stay whole.
 */
export function columnWidths(columns: readonly ColumnNeed[], room: number): number[] {
  const capped = (cap: number) =>
    columns.map(({ natural, least }) => Math.min(natural, Math.max(least, cap)))
  let low = 0
  let high = room
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (sum(capped(middle)) <= room) low = middle
    else high = middle
  }
  const widths = capped(low)
  const spare = room - sum(widths)
  const growing = columns.some(({ grows }) => grows) ? columns.map(({ grows }) => grows) : []
  const share = sum(widths.filter((_, index) => growing[index] ?? true))
  return widths.map((width, index) =>
    (growing[index] ?? true) ? width + (spare * width) / share : width,
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
