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

/** Until when security.txt is good (RFC 9116), with a warning where it may end before the next look. */
export function formatExpiry(expires: string, today: Date): string {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / aDay)
  const state = `security.txt ${days < 0 ? 'is void since' : 'is good until'} ${expires}`
  if (days > halfAYear) return `${state}.`
  return `WARNING: ${state}: check its contact, and set expires in shared/src/site/security-contact.ts, at most a year ahead.`
}

/** In days: between two looks, as the runbook has them, with some to spare. */
const halfAYear = 200

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
    // A day begins earlier in the Philippines.
    return age > -1 && age <= oldAfterDays
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
