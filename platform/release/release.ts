import type { MenuEntry, PageFacts } from '@portal/shared/section'

/** What a browser fetches to bring a page, or parts of it, to life. */
export interface PageCode {
  /** Addresses of modules, in the order of their imports. */
  modules: string[]
  /** Rooms of `shared` that they need, as bare imports. */
  rooms: string[]
}

/** A page of a release. */
export interface ReleasedPage extends PageFacts, PageCode {
  /** What its late parts need besides. Releases built before there were any say nothing. */
  late?: PageCode
}

/** What every release says about itself, in its `release.json`. */
interface ReleaseFacts {
  version: string
  /** Version of the contract that it was built against. */
  contract: string
  /** Size of all files for browsers together, in bytes, as brotli sends them. */
  bytes: number
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
  /** The singletons that it takes from the shell, each with the semver range that it was built for. */
  requires: Record<string, string>
}

export interface ShellReleaseFacts extends ReleaseFacts {
  kind: 'shell'
  /** The singletons that the shell lends to every section, with their versions. */
  provides: Record<string, string>
  /** Bare imports that are fetched on demand, with the addresses of their modules. */
  onDemand: Record<string, string[]>
}

/** A release, and the folder where its files lie. */
export interface Release<Facts extends ReleaseFacts> {
  facts: Facts
  folder: string
}

export type SectionRelease = Release<SectionReleaseFacts>
export type ShellRelease = Release<ShellReleaseFacts>

/** The releases that a portal is made of. */
export interface Releases {
  shell: ShellRelease
  sections: readonly SectionRelease[]
}

/** The name of the file that holds these facts, in the release's folder. */
export const factsFile = 'release.json'

/** The folder of a section's published documents, in the release's folder. */
export const documentsFolder = 'documents'

/** Name of a room's file in the shell's server build: `@portal/shared/ui` is `shared/ui.mjs`. */
export function roomFile(room: string): string {
  return `${room.replace('@portal/', '')}.mjs`
}
