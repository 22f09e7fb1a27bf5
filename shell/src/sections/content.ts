import type { Bilingual } from '@portal/shared/i18n'
import type { ComponentType } from 'react'

/** What the main part of the portal shows. */
export type Content =
  | { kind: 'page'; path: string; section: string; title: Bilingual; Page: ComponentType }
  /** The page's text as compose wrote it: readable, but its own controls are not alive. */
  | { kind: 'composed'; path: string; section: string; title: Bilingual; html: string }
  | { kind: 'unavailable'; path: string; section: string; title: Bilingual }
  | { kind: 'not-found'; path: string; title: Bilingual }

export interface ContentLoader {
  /**
   * What to show at a path: the live page; where its section cannot be loaded in time, the page's
   * composed text; where that cannot be had either, the notice that says so. Never rejects.
   *
   * @param composedHtml - the page's text where the document at hand already shows it
   */
  load: (pathname: string, composedHtml?: string) => Promise<Content>
  /** Starts loading a page that the visitor is likely to open next. */
  prefetch: (pathname: string) => void
}
