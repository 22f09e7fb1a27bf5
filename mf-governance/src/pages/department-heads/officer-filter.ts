import { holdsWords } from '@portal/shared/i18n'
import type { Office, OfficerStatus } from '../../../content/facts/offices.ts'

export interface OfficerFilter {
  search: string
  status: OfficerStatus | ''
}

export const everyone: OfficerFilter = { search: '', status: '' }

/** An officer with all that a search looks through. */
export interface SearchableOfficer {
  office: Office
  words: string
}

/** The officers whom the search finds, and who have the status that is asked for. */
export function filterOfficers(
  officers: readonly SearchableOfficer[],
  { search, status }: OfficerFilter,
  holds = holdsWords,
): Office[] {
  return officers
    .filter(({ office }) => !status || office.status === status)
    .filter(({ words }) => holds(words, search))
    .map(({ office }) => office)
}
