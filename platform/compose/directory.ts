import {
  allSpellings,
  type SectionRelease as BrowserRelease,
  type Directory,
  type ListedSection,
  type Registry,
} from '@portal/shared/section'
import type { Releases, SectionRelease } from '../release/release.ts'
import { shellId } from '../release/store.ts'
import { json } from './document.ts'

/** What every document says of all sections. The shell's own pages stand there like a section's. */
export function directoryOf({ shell, sections }: Releases): Directory {
  const own = { id: shellId, pages: shell.facts.pages, menu: [] }
  return { sections: [...sections.map(({ facts }) => facts), own].map(listed) }
}

export function listed({ id, pages, menu }: ListedSection): ListedSection {
  return { id, pages: pages.map(({ path, title }) => ({ path, title })), menu }
}

/** What `/registry.json` answers. */
export function registryOf({ sections }: Pick<Releases, 'sections'>, site: string): Registry {
  return { site, sections: sections.map(browserRelease) }
}

/** What a browser has to know of one section's release. */
export function browserRelease({ facts }: SectionRelease): BrowserRelease {
  const { id, version, entry, styles, integrity } = facts
  return { id, version, entry, styles, importMap: importMap(integrity) }
}

/**
 * The text of an import map that pins scripts to their content, under every address that a browser
 * may ask for them.
 */
export function importMap(integrity: Record<string, string>): string {
  const entries = Object.entries(integrity).flatMap(([address, digest]) =>
    allSpellings(address).map((spelling) => [spelling, digest]),
  )
  return json({ integrity: Object.fromEntries(entries) })
}
