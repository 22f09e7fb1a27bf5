import { recall, remember } from './memory.ts'

const key = 'preview'

/** Whether this browser tries out a release: saved copies of the portal then have no place in it. */
export async function isInPreview(): Promise<boolean> {
  return (await recall(key)) === 'yes'
}

/**
 * @param response - a document: the portal forbids to keep those of a preview, and no others. Whatever
 *   else may answer in its place, such as a hotspot, begins none.
 */
export async function notePreview(response: Response): Promise<void> {
  if (!isForbidden(response)) await remember(key, '')
  else if (isOfPortal(response)) await remember(key, 'yes')
}

/** All that the portal answers names its site. */
function isOfPortal({ headers }: Response): boolean {
  return headers.get('server-timing')?.startsWith('site;') ?? false
}

/** The link that begins a preview was followed; the worker itself cannot read the cookie. */
export function expectPreview(): Promise<void> {
  return remember(key, 'yes')
}

/** Whether the server forbids to keep an answer. */
export function isForbidden(response: Response): boolean {
  return /\bno-store\b/.test(response.headers.get('cache-control') ?? '')
}
