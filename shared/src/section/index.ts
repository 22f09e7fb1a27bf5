import type { ComponentType } from 'react'
import type { Bilingual } from '../i18n/translated.ts'

/**
 * THE CONTRACT between a section and the shell.
 *
 * A section is data: its pages, their titles and anchors, and its menu entries. The build writes
 * the same data to `release.json`, so that routes, menu, sitemap, search and the link check read
 * facts and never run a section's code.
 */

/**
 * Semver of this contract. A release names the version it was built against; `verify` compares it with
 * the shell's. Raise the minor for what is lent in addition, the major for what is no longer lent or
 * changes its meaning: docs/decisions/001-federation.md lists the versions.
 */
export const contractVersion = '3.4.0'

export interface Page {
  /** Absolute path on the portal, without a trailing slash except for `/`. Unique in the portal. */
  path: `/${string}`
  /** Becomes the document's title, followed by the municipality's name. Unique in each language. */
  title: Bilingual
  /** One or two sentences for search engines and shared links. */
  description: Bilingual
  /** Ids on the page that other pages link to, without `#`. Compose checks that they exist. */
  anchors?: readonly string[]
  /** Loads the page's component: no props, reads language and location from the shared rooms. */
  load: () => Promise<PageModule>
}

export interface PageModule {
  default: ComponentType
  /**
   * The parts of the page that come to life after the rest of it. Loaded before the page is shown only
   * where a place further down is to be seen at once, and no document shows it already.
   */
  late?: { load: () => Promise<unknown> }
}

export interface MenuLink {
  label: Bilingual
  /** A path of the portal, with or without an anchor: `/about#history`. */
  to: `/${string}`
}

export interface MenuEntry extends MenuLink {
  /** Names the place in the main menu; the shell knows the order of the ids it knows. */
  id: string
  /** Links of the entry's submenu. */
  links?: readonly MenuLink[]
  /**
   * The id of another top-level entry that takes this link into its submenu, wherever that entry
   * comes from. While no section declares it, the entry stands by itself.
   */
  under?: string
}

export interface Section {
  /** Lower-case letters and digits; the folder is `mf-<id>`. */
  id: string
  contract: string
  pages: readonly Page[]
  menu: readonly MenuEntry[]
}

/** Declares a section. Fills in the contract's version; everything else is the section's own. */
export function defineSection(section: Omit<Section, 'contract'>): Section {
  return { ...section, contract: contractVersion }
}

export {
  type Directory,
  findPage,
  type ListedSection,
  normalizePath,
  type PageFacts,
  type Registry,
  type SectionRelease,
} from './directory.ts'
// No section asks for them, but contract 3 lends them.
export { directoryId, pageId, previewId, rootId } from './document-names.ts'
export { documentTitle } from './document-title.ts'
export { readData } from './read-data.ts'
export type { SearchKind } from './search-kind.ts'
export { type PortalSettings, readSettings } from './settings.ts'
export { allSpellings, spell } from './spellings.ts'
