import { pageId } from '@portal/shared/document-names'
import { trustDocument } from '../trusted-types.ts'

/** Marks the element that holds a page's own part of a composed document. */
export const outletId = 'page'

/** The portal itself says that it has no such page. */
export class PageGone extends Error {
  override name = 'PageGone'
}

/**
 * A page's composed document, as the server has it now, in the visitor's language.
 * @throws PageGone where there is none; otherwise where it cannot be fetched before the signal, or is
 *   no page of this portal
 */
export async function fetchDocument(
  path: string,
  signal: AbortSignal | null,
  cache: RequestCache = 'default',
): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal, cache })
  const isGone = response.status === 404 || response.status === 410
  if (!response.ok && !isGone) throw new Error(`${path} answered ${response.status}`)
  // Its inline styles are allowed in that document alone: here they would only be reported.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '')
  const fetched = new DOMParser().parseFromString(trustDocument(html), 'text/html')
  if (!fetched.getElementById(pageId)) throw new Error(`${path} is not a page of this portal`)
  if (isGone) throw new PageGone(`There is no page ${path}`)
  return fetched
}

/** A page's own part of a document, and the language that it is in, as an HTML `lang`. */
export interface PlainText {
  html: string
  lang: string
}

/** The page's own part of a document, or null where the document holds none. */
export function composedHtml(document: Document): string | null {
  return document.getElementById(outletId)?.innerHTML ?? null
}
