import { trustDocument } from '../trusted-types.ts'

/** Marks the element that holds a page's own part of a composed document. */
export const outletId = 'page'

/**
 * A page's composed document, as the server has it now, in the visitor's language.
 * @throws where it cannot be fetched before the signal, or is no page of this portal
 */
export async function fetchDocument(path: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // Its inline styles are allowed in that document alone: here they would only be reported.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '')
  const fetched = new DOMParser().parseFromString(trustDocument(html), 'text/html')
  if (composedHtml(fetched) === null) throw new Error(`${path} is not a page of this portal`)
  return fetched
}

/** The page's own part of a document, or null where the document holds none. */
export function composedHtml(document: Document): string | null {
  return document.getElementById(outletId)?.innerHTML ?? null
}
