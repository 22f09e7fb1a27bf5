import type { Registry, SectionRelease } from '@portal/shared/section'
import type { SectionReleaseFacts, ShellReleaseFacts } from '../release/release.ts'
import { type RegistryFile, readSectionRelease, readShellRelease } from '../release/store.ts'

/** The releases that a portal is composed from. */
export interface Releases {
  shell: ShellReleaseFacts
  sections: SectionReleaseFacts[]
}

export async function readReleases({ shell, sections }: Pick<RegistryFile, 'shell' | 'sections'>) {
  return {
    shell: await readShellRelease(shell),
    sections: await Promise.all(
      Object.entries(sections).map(([id, version]) => readSectionRelease(id, version)),
    ),
  } satisfies Releases
}

/** What the browser has to know of the releases. */
export function browserRegistry({ shell, sections }: Releases): Registry {
  return { sections: [...sections, ownPages(shell)].map(browserRelease) }
}

/** What the browser has to know of one section's release. */
export function browserRelease({
  id,
  version,
  entry,
  styles,
  pages,
  menu,
}: SectionRelease): SectionRelease {
  return {
    id,
    version,
    entry,
    styles,
    pages: pages.map(({ path, title }) => ({ path, title })),
    menu,
  }
}

/** Name of the shell among the sections: it has pages of its own, the statements. */
export const shellId = 'shell'

/** The shell's own pages in the form of a section. It needs no entry: the shell is already there. */
function ownPages({ version, pages }: ShellReleaseFacts) {
  return { id: shellId, version, entry: '', styles: [], pages, menu: [] }
}
