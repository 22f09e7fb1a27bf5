import type { Registry } from '@portal/shared/section'
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
export function browserRegistry({ sections }: Pick<Releases, 'sections'>): Registry {
  return {
    sections: sections.map(({ id, version, entry, styles, pages, menu }) => ({
      id,
      version,
      entry,
      styles,
      pages: pages.map(({ path, title }) => ({ path, title })),
      menu,
    })),
  }
}
