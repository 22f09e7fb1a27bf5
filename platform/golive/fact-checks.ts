/** One note of when a group of facts was checked (`FactCheck` of @portal/shared/site). */
export interface FoundCheck {
  file: string
  line: number
  /** Name of the constant that holds it. */
  name: string
  /** ISO date; null where the facts are samples. */
  checked: string | null
}

/** Facts grow old: fees, hours and names change with budgets and elections. */
const oldAfterDays = 365
const aDay = 86_400_000

const note = /^export const (?<name>\w+): FactCheck = \{ checked: (?:null|'(?<date>[^']*)') \}$/

/** Finds the notes in one file. */
export function findFactChecks(file: string, source: string): FoundCheck[] {
  return source.split('\n').flatMap((text, index) => {
    const groups = note.exec(text)?.groups
    if (!groups) return []
    const { name = '', date } = groups
    return [{ file, line: index + 1, name, checked: date ?? null }]
  })
}

/** The list as text: what was never checked, and what was checked too long ago or on no real day. */
export function formatFactChecks(checks: readonly FoundCheck[], today: Date): string {
  const isFresh = ({ checked }: FoundCheck) => {
    const age = (today.getTime() - Date.parse(checked ?? '')) / aDay
    return age >= 0 && age <= oldAfterDays
  }
  const samples = checks.filter(({ checked }) => checked === null)
  const old = checks.filter((check) => check.checked !== null && !isFresh(check))
  const lines = (of: readonly FoundCheck[]) =>
    of.map(
      ({ file, line, name, checked }) =>
        `  ${file}:${line}  ${name}${checked ? ` (${checked})` : ''}`,
    )
  return [
    ...(samples.length > 0
      ? [`Samples that no office has confirmed (${samples.length})`, ...lines(samples)]
      : []),
    ...(old.length > 0
      ? [`WARNING: not checked for more than a year (${old.length})`, ...lines(old)]
      : []),
    `${checks.length - samples.length - old.length} of ${checks.length} groups of facts were checked within the last year.`,
  ].join('\n')
}
