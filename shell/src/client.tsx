import { rootId } from '@portal/shared/document-names'
import { BrowserRouter } from '@portal/shared/router'
import { forgetAnsweredTaps, savesData } from '@portal/shared/ui'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readDirectory, readLanguage, readPageData, readPreview } from './document/document-data.ts'
import { isOfflinePage, offlineContent } from './offline/offline-content.ts'
import { composedHtml } from './sections/composed.ts'
import { createContentLoader } from './sections/load-content.ts'
import { createReleaseSource } from './sections/releases.ts'
import { whenIdle } from './when-idle.ts'

/** Brings the document to life: loads the one section that it shows, and hydrates. */
async function start() {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`This document has no #${rootId}`)
  const directory = readDirectory()
  const releases = createReleaseSource(readPageData().release)
  const loader = createContentLoader(directory, releases)
  const initial = isOfflinePage(document)
    ? offlineContent(location.pathname)
    : await loader.load(location.pathname, { shownHtml: composedHtml(document) ?? undefined })
  const app = (
    // No transitions: one would wait for every part of the old page that has yet to come to life.
    <BrowserRouter useTransitions={false}>
      <App
        directory={directory}
        preview={readPreview()}
        language={readLanguage()}
        initial={initial}
        loader={loader}
      />
    </BrowserRouter>
  )
  forgetAnsweredTaps(root)
  // On the dev server documents are not composed: there is nothing to hydrate. As a transition it
  // comes to life in slices, between which a slow phone answers the visitor.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  if (!savesData()) whenIdle(releases.prepare)
}

// A task of its own: reading all these modules was one already.
setTimeout(start)
