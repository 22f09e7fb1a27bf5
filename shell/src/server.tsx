import type { Language } from '@portal/shared/i18n'
import type { Registry } from '@portal/shared/section'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { notFoundTitle } from './pages/not-found/title.ts'
import section from './section.ts'
import type { Content, ContentLoader } from './sections/content.ts'

export { registryId, rootId } from './document/document-data.ts'
export { notFoundTitle, section }

export interface RenderRequest {
  registry: Registry
  path: string
  language: Language
  /** The page's component and whose it is; null renders the not-found page. */
  page: { section: string; title: { en: string; fil: string }; Page: ComponentType } | null
}

/** Nothing navigates while a page is composed. */
const idle: ContentLoader = { load: () => new Promise(() => {}), prefetch: () => {} }

/** Renders the whole portal at one path in one language. @throws what the page throws */
export async function render({ registry, path, language, page }: RenderRequest): Promise<string> {
  const initial: Content = page
    ? { kind: 'page', path, ...page }
    : { kind: 'not-found', path, title: notFoundTitle }
  const failure: { error?: unknown } = {}
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App registry={registry} language={language} initial={initial} loader={idle} />
    </StaticRouter>,
    {
      // React would hide larger parts of the page until a script runs.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure.error = error
      },
    },
  )
  if (failure.error) throw failure.error
  return new Response(prelude).text()
}
