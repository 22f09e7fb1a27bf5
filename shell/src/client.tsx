import { BrowserRouter } from '@portal/shared/router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readLanguage, readRegistry, rootId } from './document/document-data.ts'
import { composedHtml } from './sections/composed.ts'
import { createContentLoader } from './sections/load-content.ts'

/** Brings the document to life: loads the one section that it shows, and hydrates. */
async function start() {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`This document has no #${rootId}`)
  const registry = readRegistry()
  const loader = createContentLoader(registry)
  const initial = await loader.load(location.pathname, composedHtml(document) ?? undefined)
  const app = (
    <BrowserRouter>
      <App registry={registry} language={readLanguage()} initial={initial} loader={loader} />
    </BrowserRouter>
  )
  // On the dev server documents are not composed: there is nothing to hydrate.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
