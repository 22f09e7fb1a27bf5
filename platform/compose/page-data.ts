import type { PageData } from '../../shell/src/document/document-data.ts'
import type { SectionRelease, ShellRelease } from '../release/release.ts'
import { modulesOf } from './directory.ts'

/**
 * All that a browser fetches to hydrate one page: the shell, the section's entry, the page and the
 * rooms that the page needs, so that no script has to wait for another one to name it.
 *
 * @param section - null for the shell's own pages
 */
export function pageData(
  shell: ShellRelease,
  section: SectionRelease | null,
  path: string,
): PageData {
  const { pages } = (section ?? shell).facts
  const page = pages.find((candidate) => candidate.path === path)
  return {
    entry: shell.facts.entry,
    modules: [
      ...new Set([
        ...shell.facts.modules,
        ...(section?.facts.modules ?? []),
        ...(page ? modulesOf(page, shell.facts.onDemand) : []),
      ]),
    ],
    styles: [...shell.facts.styles, ...(section?.facts.styles ?? [])],
    release: section && releaseInDocument(section),
  }
}

/** The document itself holds the import map, and the modules together with the shell's. */
function releaseInDocument({ facts: { id, version, entry, styles } }: SectionRelease) {
  return { id, version, entry, styles, modules: {}, importMap: null }
}
