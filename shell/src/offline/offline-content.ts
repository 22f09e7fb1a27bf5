import { normalizePath } from '@portal/shared/section'
import { offline as en } from '../../content/en/offline.ts'
import { offline as fil } from '../../content/fil/offline.ts'
import { outletId } from '../sections/composed.ts'
import type { Content } from '../sections/content.ts'

/** Marks the page that stands in for one that was never seen: it appears under any address. */
export const offlineMark = 'data-offline'

export const offlineTitle = { en: en.title, fil: fil.title }

/** What is shown at a path that cannot be had without a network. */
export function offlineContent(pathname: string): Extract<Content, { kind: 'offline' }> {
  return { kind: 'offline', path: normalizePath(pathname), title: offlineTitle }
}

/** Whether a document is that page. */
export function isOfflinePage(document: Document): boolean {
  return document.getElementById(outletId)?.hasAttribute(offlineMark) ?? false
}
