import type { MenuEntry, PageFacts } from '@portal/shared/section'

/** A page of a release: what it is, and what a browser fetches to bring it to life. */
export interface ReleasedPage extends PageFacts {
  /** Addresses of the page's own modules, in the order of their imports. */
  modules: string[]
  /** Rooms of `shared` that the page needs, as bare imports. */
  rooms: string[]
}

/** What every release says about itself, in its `release.json`. */
interface ReleaseFacts {
  version: string
  /** Version of the contract that it was built against. */
  contract: string
  /** Address of the module that a browser starts with. */
  entry: string
  /** Addresses of the modules that are fetched with the entry, whatever the page. */
  modules: string[]
  styles: string[]
  /** Address of every script with its subresource integrity. */
  integrity: Record<string, string>
  pages: ReleasedPage[]
}

export interface SectionReleaseFacts extends ReleaseFacts {
  kind: 'section'
  id: string
  menu: readonly MenuEntry[]
}

export interface ShellReleaseFacts extends ReleaseFacts {
  kind: 'shell'
  /** The React that the shell lends to every section. */
  react: string
  /** Bare imports that are fetched on demand, with the addresses of their modules. */
  onDemand: Record<string, string[]>
}

/** The name of the file that holds these facts, in the release's folder. */
export const factsFile = 'release.json'

/** The folder of a section's published documents, in the release's folder. */
export const documentsFolder = 'documents'
