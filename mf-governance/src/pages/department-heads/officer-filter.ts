import { holdsWords } from '@portal/shared/i18n'
import type { Office, OfficerStatus } from '../../../content/facts/offices.ts'

export interface OfficerFilter {
  search: string
  status: OfficerStatus | ''
}

export const everyone: OfficerFilter = { search: '', status: '' }

/** An officer with all words that a search may mean. */
export interface SearchableOfficer {
  office: Office
  words: readonly string[]
}

/** The officers that have every word of the search somewhere, and the status that is asked for. */
export function filterOfficers(
  officers: readonly SearchableOfficer[],
  { search, status }: OfficerFilter,
): Office[] {
  return officers
    .filter(({ office }) => !status || office.status === status)
    .filter(({ words }) => holdsWords(words.join(' '), search))
    .map(({ office }) => office)
}
