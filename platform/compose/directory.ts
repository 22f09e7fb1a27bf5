import {
  allSpellings,
  type SectionRelease as BrowserRelease,
  type Directory,
  type ListedSection,
  type Registry,
} from '@portal/shared/section'
import type { PageCode, Releases, SectionRelease, ShellReleaseFacts } from '../release/release.ts'
import { shellId } from '../release/store.ts'
import { scriptJson } from './markup-text.ts'

/** What every document says of all sections. The shell's own pages stand there like a section's. */
export function directoryOf({ shell, sections }: Releases): Directory {
  const own = { id: shellId, pages: shell.facts.pages, menu: [] }
  return { sections: [...sections.map(({ facts }) => facts), own].map(listed) }
}

/** What the directory says of one section: of its pages only where they are and what they are called. */
export function listed({ id, pages, menu }: ListedSection): ListedSection {
  return { id, pages: pages.map(({ path, title }) => ({ path, title })), menu }
}

/** What `/registry.json` answers. */
export function registryOf({ shell, sections }: Releases, site: string): Registry {
  const { onDemand } = shell.facts
  return { site, sections: sections.map((section) => browserRelease(section, onDemand)) }
}

/**
 * What a browser has to know of one section's release.
 *
 * @param onDemand - the modules of the shell's rooms that are not there from the start
 */
export function browserRelease(
  { facts }: SectionRelease,
  onDemand: ShellReleaseFacts['onDemand'] = {},
): BrowserRelease {
  const { id, version, entry, styles, integrity, pages } = facts
  const needed = pages.map(({ path, late, ...page }) => {
    const modules = new Set([...facts.modules, ...modulesOf(page, onDemand)])
    const besides = new Set(late && modulesOf(late, onDemand))
    return {
      path,
      modules: [...modules],
      late: [...besides].filter((address) => !modules.has(address)),
    }
  })
  return {
    id,
    version,
    entry,
    styles,
    modules: Object.fromEntries(needed.map(({ path, modules }) => [path, modules])),
    late: Object.fromEntries(needed.map(({ path, late }) => [path, late])),
    common: facts.modules,
    importMap: importMap(integrity),
  }
}

/** The modules of a page, or of its late parts, and of the rooms that they need. */
export function modulesOf(
  { modules, rooms }: PageCode,
  onDemand: ShellReleaseFacts['onDemand'],
): string[] {
  return [...modules, ...rooms.flatMap((room) => onDemand[room] ?? [])]
}

/**
 * The text of an import map that pins scripts to their content, under every address that a browser
 * may ask for them.
 */
export function importMap(integrity: Record<string, string>): string {
  const entries = Object.entries(integrity).flatMap(([address, digest]) =>
    allSpellings(address).map((spelling) => [spelling, digest]),
  )
  return scriptJson({ integrity: Object.fromEntries(entries) })
}
