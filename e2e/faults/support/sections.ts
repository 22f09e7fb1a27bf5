import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionReleaseFacts } from '../../../platform/release/release.ts'
import { sourceVersion } from '../../../platform/release/source-version.ts'
import { releaseFolder } from '../../../platform/release/store.ts'

/** A section, a page of it, and the files that faults hit. */
export interface SectionUnderTest {
  id: string
  path: string
}

export const sections: readonly SectionUnderTest[] = [
  { id: 'home', path: '/' },
  { id: 'governance', path: '/governance' },
  { id: 'services', path: '/services' },
  { id: 'tourism', path: '/tourism' },
  { id: 'transparency', path: '/transparency' },
  { id: 'tracking', path: '/project-tracking' },
]

/** The page that a visitor goes on to while another section is out of order. */
export function neighbour({ id }: SectionUnderTest): SectionUnderTest {
  const index = sections.findIndex((section) => section.id === id)
  const next = sections[(index + 1) % sections.length]
  if (!next) throw new Error('There are no sections')
  return next
}

/** The facts of the release that the portal under test serves. */
export function releaseOf(id: string): SectionReleaseFacts {
  const folder = releaseFolder(id, sourceVersion(id))
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
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
export function shellEntry(): string {
  const folder = releaseFolder('shell', sourceVersion('shell'))
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')).entry
}
