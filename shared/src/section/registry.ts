import type { MenuEntry, Page } from './index.ts'

/** A page as data: everything of {@link Page} but its code. */
export type PageFacts = Omit<Page, 'load'>

/** What a browser needs to know of a section's current release. */
export interface SectionRelease {
  id: string
  version: string
  /** Address of the federation entry. */
  entry: string
  /** Addresses of the section's style sheets. */
  styles: readonly string[]
  pages: readonly Pick<PageFacts, 'path' | 'title'>[]
  menu: readonly MenuEntry[]
}

/** The current releases, as a document carries them. */
export interface Registry {
  sections: readonly SectionRelease[]
}

/** `/about/` and `/about` are one page; `/` stays `/`. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** The section and page at a path, or null where the registry knows none. */
export function findPage(registry: Registry, pathname: string) {
  const path = normalizePath(pathname)
  for (const section of registry.sections) {
    const page = section.pages.find((candidate) => candidate.path === path)
    if (page) return { section, page }
  }
  return null
}
