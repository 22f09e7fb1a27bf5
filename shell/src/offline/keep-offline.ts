import { dataSaver } from '@portal/shared/document-names'
import type { Language } from '@portal/shared/i18n'
import { keptPages } from '../../content/facts/kept-pages.ts'
import { loadSearchCode, searchIndex } from '../search/load-search.ts'
import { isThrifty } from './connection.ts'
import { type KeepPages, workerNames } from './names.ts'
import { portalWorker } from './register-worker.ts'
import { seenResources } from './seen-resources.ts'

/** Whether the worker has seen what this page fetched. */
let hasSeen = navigator.serviceWorker?.controller != null

/**
 * Has the worker keep what the visitor sees, and what must open without a network. On a line that
 * carries little, nothing is fetched that was not asked for but the page that says one is offline.
 */
export async function keepOffline(seen: string, language: Language): Promise<void> {
  const worker = await portalWorker()
  if (!worker) return
  const thrifty = isThrifty()
  if (!thrifty) await loadSearchCode().catch(() => {})
  if (!hasSeen) {
    hasSeen = true
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenResources() } })
  }
  const message: KeepPages = {
    type: workerNames.keepPages,
    seen,
    ahead: [workerNames.offlinePath, ...(thrifty ? [] : keptPages)],
    lists: thrifty ? [] : ['/registry.json', searchIndex(language)],
    language,
    dataSaver: keptChoice(),
  }
  worker.postMessage(message)
}

function keptChoice(): string {
  try {
    return localStorage.getItem(dataSaver) ?? ''
  } catch {
    return ''
  }
}
