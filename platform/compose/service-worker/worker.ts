import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import type { KeepPages } from '../../../shell/src/offline/names.ts'
import { releaseFile } from '../../release/release-file.ts'
import { keepPages } from './keep-pages.ts'
import { lastAnswers, newsLists, registryPath, searchIndexes } from './last-answers.ts'
import { expectPreview } from './preview-mode.ts'
import { ReleaseFiles } from './release-files.ts'
import { SavedPages } from './saved-pages.ts'
import { names, scope } from './scope.ts'

/*
 * The portal's only service worker. What it does not name here goes to the network untouched:
 * messages, feeds, health, files to download, everything of other origins.
 */
const untouched = /^\/(preview|rest|feeds|health\.json|service-worker\.js)(\/|$)/

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && releaseFile.test(url.pathname),
  new ReleaseFiles(),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && !untouched.test(url.pathname) && isForDocument(request),
  new SavedPages(),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === registryPath,
  lastAnswers.registry,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && searchIndexes.test(url.pathname),
  lastAnswers.site,
)
registerRoute(({ url }) => newsLists.test(url.pathname), lastAnswers.news)

scope.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname.startsWith('/preview/')) event.waitUntil(expectPreview())
})
scope.addEventListener('message', (event) => {
  if (isKeepPages(event.data)) event.waitUntil(keepPages(event.data, event).catch(() => {}))
})
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => {
  // The browser asks the network while the worker is still starting.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve())
})
clientsClaim()

/** A document for a window, or for the shell, which shows a page's text where scripts fail. */
function isForDocument({ destination, mode, headers }: Request): boolean {
  if (mode === 'navigate') return destination === 'document'
  return headers.get('accept')?.startsWith('text/html') ?? false
}

function isKeepPages(data: unknown): data is KeepPages {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === names.keepPages
  )
}
