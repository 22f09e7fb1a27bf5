import { keptResults } from '../../support/kept-results.ts'

/** What became of one fault. */
export interface Result {
  fault: string
  /** Where it was tried: a section, or a part of the portal. */
  place: string
  /** Time until something was shown instead, in milliseconds; null where nothing had to be. */
  standIn: number | null
}

const results = keptResults<Result>('faults')

export const { clear: clearResults, read: readResults } = results

export function keepResult(result: Result): void {
  results.keep(result, result.fault, result.place)
}
