import type { MenuEntry, Page } from './index.ts'

/** A page as data: everything of {@link Page} but its code. */
export type PageFacts = Omit<Page, 'load'>

/** A section as every document lists it: what menu, sitemap and titles are made of. */
export interface ListedSection {
  id: string
  pages: readonly Pick<PageFacts, 'path' | 'title'>[]
  menu: readonly MenuEntry[]
}

/** All sections with their pages and menu entries. Says nothing of releases, which change often. */
export interface Directory {
  sections: readonly ListedSection[]
}

/** What a browser needs to load a section's release. */
export interface SectionRelease {
  id: string
  version: string
  /** Address of the federation entry. */
  entry: string
  /** Addresses of the section's style sheets. */
  styles: readonly string[]
  /** By page, the addresses of all modules that it needs: fetched together, none waits for another. */
  modules: Readonly<Record<string, readonly string[]>>
  /** By page, what its late parts need besides. A registry that was kept for long says nothing of it. */
  late?: Readonly<Record<string, readonly string[]>>
  /** The modules that every page needs. A registry that was kept for long says nothing of it. */
  common?: readonly string[]
  /**
   * Text of the import map that pins the release's scripts to their content; exactly this text is
   * allowed by the security policy. Null where nothing is pinned: on the dev server.
   */
  importMap: string | null
}

/** What `/registry.json` answers: the current release of every section. */
export interface Registry {
  /** Name of the site that these releases make, as the header `Server-Timing` names it. */
  site: string
  sections: readonly SectionRelease[]
}

/** `/about/` and `/about` are one page; `/` stays `/`. */
export function normalizePath(pathname: string): string {
  // Not `/\/+$/`, which begins anew at each of ten thousand slashes.
  return pathname.match(/^(.*[^/])?/s)?.[0] || '/'
}

/** The section and page at a path, or null where the portal has none. */
export function findPage(directory: Directory, pathname: string) {
  const path = normalizePath(pathname)
  for (const section of directory.sections) {
    const page = section.pages.find((candidate) => candidate.path === path)
    if (page) return { section, page }
  }
  return null
}
