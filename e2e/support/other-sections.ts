import type { Registry } from '../../shared/src/section/directory.ts'

/** The files that an opened menu on a page of home fetches: what the pages of each section share. */
export function filesOfOtherSections({ sections }: Registry): string[] {
  return sections
    .filter(({ id }) => id !== 'home')
    .flatMap(({ common = [], styles }) => [...common, ...styles])
}
