/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n')
}

/** The value in the middle; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return (low + high) / 2
}

/** The median of one figure over several runs. */
export function medianOf<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure))
}

/** `1.46 s (1.1 ×)`: milliseconds in seconds, and how often they hold the base. */
export function seconds(milliseconds: number, base?: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s${ratio(milliseconds, base)}`
}

/** `(1.1 ×)`, with a space before it; nothing without a base. */
export function ratio(value: number, base?: number): string {
  return base ? ` (${(value / base).toFixed(2)} ×)` : ''
}

/** `12.3 kB`, of 1000 bytes each. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** `12 ms`, rounded. */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`
}

/** `12 ms (1.10 ×)`; below a millisecond, which the load generator does not divide, `< 1 ms`. */
export function latency(value: number, base?: number): string {
  return value < 1 ? '< 1 ms' : milliseconds(value) + ratio(value, base)
}
