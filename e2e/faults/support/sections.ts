import { isFull, releaseOf } from '../../support/pages.ts'

/** A section, and a page of it. */
export interface SectionUnderTest {
  id: string
  path: string
}

export const allSections: readonly SectionUnderTest[] = [
  { id: 'home', path: '/' },
  { id: 'governance', path: '/governance' },
  { id: 'services', path: '/services' },
  { id: 'tourism', path: '/tourism' },
  { id: 'transparency', path: '/transparency' },
  { id: 'tracking', path: '/project-tracking' },
]

/**
 * Where a fault is tried: everywhere by `npm run test:full`, else by turns in one of the two sections
 * that differ most. Home has the form, the lists of data, the parts that are fetched late, and the
 * address in which all others begin; tourism has none of these, only text and pictures, as the other
 * four.
 */
export function sectionsFor(turn: number): readonly SectionUnderTest[] {
  const tried = turn % 2 === 0 ? 'home' : 'tourism'
  return allSections.filter(({ id }) => isFull || id === tried)
}

/** The page that a visitor goes on to while another section is out of order. */
export function neighbour({ id }: SectionUnderTest): SectionUnderTest {
  const index = allSections.findIndex((section) => section.id === id)
  const next = allSections[(index + 1) % allSections.length]
  if (!next) throw new Error('There are no sections')
  return next
}

/** The module of a section's page itself. */
export function pageModule({ id, path }: SectionUnderTest): string {
  const module = releaseOf(id)
    .pages.find((page) => page.path === path)
    ?.modules.at(-1)
  if (!module) throw new Error(`${id} has no page ${path}`)
  return module
}

/** The address of the shell's first module. */
export const shellEntry = releaseOf('shell').entry
