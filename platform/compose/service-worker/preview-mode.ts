import { recall, remember } from './memory.ts'

const key = 'preview'

/** Whether this browser tries out a release: saved copies of the portal then have no place in it. */
export async function isInPreview(): Promise<boolean> {
  return (await recall(key)) === 'yes'
}

/** @param response - a document: the server forbids to keep those of a preview, and no others */
export function notePreview(response: Response): Promise<void> {
  return remember(key, isForbidden(response) ? 'yes' : '')
}

/** The link that begins a preview was followed; the worker itself cannot read the cookie. */
export function expectPreview(): Promise<void> {
  return remember(key, 'yes')
}

/** Whether the server forbids to keep an answer. */
export function isForbidden(response: Response): boolean {
  return /\bno-store\b/.test(response.headers.get('cache-control') ?? '')
}
