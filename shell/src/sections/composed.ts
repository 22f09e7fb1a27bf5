/** Marks the element that holds a page's own part of a composed document. */
export const outletId = 'page'

/**
 * The page's own part of its composed document, in the visitor's language.
 * @throws where the document cannot be fetched or holds no such part
 */
export async function fetchComposed(path: string): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const html = composedHtml(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (html === null) throw new Error(`${path} is not a page of this portal`)
  return html
}

/** The page's own part of a document, or null where the document holds none. */
export function composedHtml(document: Document): string | null {
  return document.getElementById(outletId)?.innerHTML ?? null
}
