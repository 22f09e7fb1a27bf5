import type { Bilingual } from '@portal/shared/i18n'
import type { ComponentType } from 'react'
import type { PlainText } from './composed.ts'

/** What is known of a page before anything of it is loaded. */
export interface PageInfo {
  path: string
  section: string
  title: Bilingual
}

/** What is said where something stands in for a page. */
interface StandIn extends PageInfo {
  /** The page itself, should it arrive after all. */
  later?: Promise<Content>
  /** The page arrived, but failed on the screen. */
  unexpected?: true
}

/** What the main part of the portal shows. */
export type Content =
  | ({ kind: 'page'; Page: ComponentType } & PageInfo)
  /** The page's text as compose wrote it: readable, but its own controls are not alive. */
  | ({ kind: 'composed' } & PlainText & StandIn)
  | ({ kind: 'unavailable' } & StandIn)
  | { kind: 'not-found'; path: string; title: Bilingual }
  /** Never seen before, and there is no network. */
  | { kind: 'offline'; path: string; title: Bilingual }

export interface LoadOptions {
  /** The page's text where the document at hand already shows it. */
  shownHtml?: string | undefined
  /** The page is shown from its top: what stands below the first screen may come after it. */
  fromTop?: boolean
  /** The visitor asked for it by a button, and would not mind if the document loads anew. */
  pressed?: boolean
}

export interface ContentLoader {
  /**
   * What to show at a path: the live page; where its section cannot be loaded in time, the page's
   * composed text; where that cannot be had either, the notice that says so. Never rejects.
   */
  load: (pathname: string, options?: LoadOptions) => Promise<Content>
  /** The live page at a path, where all that it needs is at hand; else null. */
  ready: (pathname: string, options: Pick<LoadOptions, 'fromTop'>) => Content | null
  /** What to show in place of a page that was loaded but failed on the screen. Never rejects. */
  failed: (page: PageInfo) => Promise<Content>
  /** Starts loading a page that the visitor is likely to open next. */
  prefetch: (pathname: string) => void
  /** Fetches what all pages have in common of the sections that the visitor is shown the way to. */
  fetchAhead: (pathnames: readonly string[]) => void
  /** A page's composed document, for what it says; null where it cannot be had in time. */
  document: (pathname: string) => Promise<Document | null>
}
