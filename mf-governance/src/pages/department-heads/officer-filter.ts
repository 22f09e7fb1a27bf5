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
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return officers
    .filter(({ office }) => !status || office.status === status)
    .filter(({ words }) => {
      const text = plain(words.join(' '))
      return wanted.every((word) => text.includes(word))
    })
    .map(({ office }) => office)
}

/** Small letters without accents, so that `bukás` is found as `bukas`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
