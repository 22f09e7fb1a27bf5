import { pageId, savedCopyName } from '@portal/shared/document-names'
import type { Language } from '@portal/shared/i18n'

/** What the shell asks its worker to keep. */
export interface KeepPages {
  type: 'keep-pages'
  /** The path that is shown. */
  seen: string
  /** Paths to keep although they were not seen. */
  ahead: readonly string[]
  /** Addresses of lists to keep beside them. */
  lists: readonly string[]
  language: Language
  /** The visitor's choice to save data: `on`, `off`, or '' where there is none. */
  dataSaver: string
}

/** What a page and the worker must call the same. */
export interface WorkerNames {
  keepPages: KeepPages['type']
  /** Path of the page that stands in for one that was never seen. */
  offlinePath: string
  /** The cache of saved documents, each under its path and its language as the query. */
  documents: string
  /** Name of the `meta` element that tells when a saved copy was saved. */
  savedCopy: string
  /** Id of the data by which a document is known to be the portal's. */
  pageId: string
}

/** What compose writes into the worker: the names, and how much it keeps. */
export interface WorkerSettings extends WorkerNames {
  keptAtMost: number
  keptDays: number
}

export const workerNames: WorkerNames = {
  keepPages: 'keep-pages',
  offlinePath: '/offline',
  documents: 'portal-documents',
  savedCopy: savedCopyName,
  pageId,
}
