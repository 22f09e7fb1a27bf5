import type { Language } from '../../../shared/src/i18n/language.ts'
import { normalizePath } from '../../../shared/src/section/directory.ts'
import { headingId } from '../../../shared/src/section/document-names.ts'
import { limits } from './limits.ts'
import { readPage, type SavedDocument } from './read-page.ts'
import { type FilesFrom, keepFiles, namedFiles } from './release-files.ts'
import { kept, names, scope } from './scope.ts'

const { documents } = names
const savedAt = 'x-saved-at'
/** Names all files of a document, the shell's entry first, so that tidying reads no document. */
const namesFiles = 'x-names-files'

/** A document that is kept, and when it was saved, in milliseconds since 1970. */
interface KeptPage extends SavedDocument {
  at: number
}

/** Where a document lies: one address answers in two languages. */
function keyOf(path: string, language: Language): string {
  return `${path}?language=${language}`
}

/**
 * Keeps a document, and first all that brings it to life: whoever finds it can use it. Where the
 * portal says that the page is gone, its copies go too, in every language. Anything that is no page
 * of the portal, or came from another address, is left alone.
 *
 * @param filesFrom - `only-if-cached` keeps it only where no file has to be fetched for that
 * @returns what the portal answered, or null where it was left alone
 */
export async function savePage(
  path: string,
  response: Response,
  filesFrom: FilesFrom = 'default',
): Promise<SavedDocument | null> {
  const { origin, pathname } = new URL(response.url)
  if (origin !== scope.location.origin || normalizePath(pathname) !== path) return null
  const page = await readPage(response)
  if (!page) return null
  if (page.isGone) {
    await alone(async () => {
      const cache = await caches.open(documents)
      await cache.delete(path, { ignoreSearch: true, ignoreVary: true })
    })
    return page
  }
  const date = new Date().toISOString()
  const headers = new Headers(response.headers)
  // They speak of the answer as it was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(savedAt, date)
  headers.set(namesFiles, pathsOf(page).join(' '))
  const mark = `<meta name="${names.savedCopy}" content="${date}">`
  // All of it is at hand: first drawn with its heading, not once before that for the header alone.
  const withHeading = `<link rel="expect" href="#${headingId}" blocking="render">`
  const html = page.html.replace('<head>', `<head>${mark}${withHeading}`)
  await alone(async () => {
    await keepFiles(page.files, filesFrom)
    const cache = await caches.open(documents)
    await cache.put(keyOf(path, page.language), new Response(html, { headers }))
  })
  return page
}

/**
 * The saved copy of a page in the first of these languages in which there is one. The page itself
 * changes over to the visitor's. Undefined also where storage fails.
 */
export async function findPage(
  path: string,
  wanted: readonly Language[],
): Promise<Response | undefined> {
  try {
    const cache = await caches.open(documents)
    for (const language of wanted) {
      const found = await cache.match(keyOf(path, language), { ignoreVary: true })
      if (found && isRecent(found)) return found
    }
  } catch {
    // The network answers in its place.
  }
  return undefined
}

/** What is kept of a page in exactly this language. */
export async function keptPage(path: string, language: Language): Promise<KeptPage | null> {
  const cache = await caches.open(documents)
  const found = await cache.match(keyOf(path, language), { ignoreVary: true })
  const page = found && (await readPage(found.clone()))
  return found && page ? { ...page, at: savedTime(found) } : null
}

/** Deletes what is too much or too old, and every file that no document names any more. */
export function tidyPages(): Promise<void> {
  return alone(async () => {
    const cache = await caches.open(documents)
    const files = await caches.open(namedFiles)
    const named = new Set<string>()
    const shells = new Set<string>()
    const all = (await Promise.all((await cache.keys()).map(readKept)))
      .filter((kept) => kept !== null)
      .sort((one, other) => other.at - one.at)
    let count = 0
    for (const { request, paths, isOld } of all) {
      shells.add(paths[0] ?? '')
      count += 1
      if (isOld || count > kept.documents || shells.size > limits.shells) {
        await cache.delete(request, { ignoreVary: true })
      } else {
        for (const path of paths) named.add(path)
      }
    }
    for (const request of await files.keys()) {
      if (!named.has(new URL(request.url).pathname)) await files.delete(request)
    }

    async function readKept(request: Request) {
      const response = await cache.match(request, { ignoreVary: true })
      const paths = response && (await pathsIn(response))
      return response && paths
        ? { request, paths, at: savedTime(response), isOld: !isRecent(response) }
        : null
    }
  })
}

/** The files of a kept document; copies of earlier workers are read for them. */
async function pathsIn(response: Response): Promise<string[] | null> {
  const named = response.headers.get(namesFiles)
  if (named !== null) return named.split(' ')
  const page = await readPage(response.clone())
  return page && pathsOf(page)
}

/** As a request has them: the names of files may hold an ñ. */
function pathsOf({ files }: SavedDocument): string[] {
  return [...files.keys()].map((address) => new URL(address, scope.location.href).pathname)
}

function isRecent(response: Response): boolean {
  // A clock that was ahead may have been set right since.
  return Math.abs(Date.now() - savedTime(response)) < kept.seconds * 1000
}

function savedTime(response: Response): number {
  return Date.parse(response.headers.get(savedAt) ?? '') || 0
}

/** One change at a time: files are kept before the document that names them, and tidied by it. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request('portal-pages', work)
}
