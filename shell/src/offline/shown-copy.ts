import { rootId } from '@portal/shared/document-names'
import { within } from '@portal/shared/within'
import { fetchDocument, PageGone } from '../sections/composed.ts'
import { timeout } from '../sections/timeout.ts'
import { workerNames } from './names.ts'
import { isOfflinePage } from './offline-content.ts'

/** A saved copy that the browser shows in place of the document. */
export interface ShownCopy {
  path: string
  /** When it was saved, as an ISO date. */
  date: string
  lang: string
  text: string
}

/** What became of the page since the copy was saved. */
export type CopyState = 'current' | 'changed' | 'gone' | 'unknown'

/** How long the question may take before the copy counts as all there is, in milliseconds. */
const answerTimeout = 10_000

/** The saved copy that this document is; null where it came from the network. */
export function readShownCopy(): ShownCopy | null {
  const date = savedDate(document)
  if (date === null || isOfflinePage(document)) return null
  const { lang } = document.documentElement
  return { path: location.pathname, date, lang, text: textOf(document) }
}

/** Asks the network whether a copy still says what the page says. */
export async function stateOf({ path, lang, text }: ShownCopy): Promise<CopyState> {
  // The worker then waits for the network as long as where a page is loaded anew.
  const asked = fetchDocument(path, timeout(answerTimeout), 'no-cache')
  const fresh = await within(answerTimeout, asked).catch(stateAfter)
  if (typeof fresh === 'string') return fresh
  // Where there is no network, the worker answers with the copy again.
  if (savedDate(fresh) !== null) return 'unknown'
  // The copy may be in the other language: its words tell nothing then.
  const isSame = fresh.documentElement.lang !== lang || textOf(fresh) === text
  return isSame ? 'current' : 'changed'
}

function stateAfter(error: unknown): CopyState {
  return error instanceof PageGone ? 'gone' : 'unknown'
}

function savedDate(document: Document): string | null {
  const mark = document.querySelector(`meta[name="${workerNames.savedCopy}"]`)
  return mark?.getAttribute('content') ?? null
}

/** What is in `noscript` would differ by itself: markup where scripts run, and elements where not. */
function textOf(document: Document): string {
  const root = document.getElementById(rootId)?.cloneNode(true) as Element | undefined
  for (const part of root?.querySelectorAll('noscript') ?? []) part.remove()
  return root?.textContent ?? ''
}
