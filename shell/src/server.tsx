import { type Language, LanguageProvider } from '@portal/shared/i18n'
import type { Directory } from '@portal/shared/section'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { keptAtMost, keptDays } from '../content/facts/kept-copies.ts'
import { App } from './app.tsx'
import type { Preview } from './document/document-data.ts'
import { Standstill } from './document/standstill.tsx'
import { workerNames as names, type WorkerSettings } from './offline/names.ts'
import { offlineContent, offlineTitle } from './offline/offline-content.ts'
import { notFoundTitle } from './pages/not-found/title.ts'
import section from './section.ts'
import type { Content, ContentLoader } from './sections/content.ts'

// Composers of earlier checkouts write into documents what the shell's release calls their elements.
export { directoryId, pageId, previewId, rootId } from '@portal/shared/document-names'
export { notFoundTitle, offlineTitle, section }

/** Composing for this release takes nothing from the shell's sources: a team does not have them. */
export const workerNames: WorkerSettings = { ...names, keptAtMost, keptDays }

export interface RenderRequest {
  directory: Directory
  preview: Preview | null
  path: string
  language: Language
  /** The page's component and whose it is; null renders what stands in where there is none. */
  page: { section: string; title: { en: string; fil: string }; Page: ComponentType } | null
}

/** Nothing navigates while a page is composed. */
const never = () => new Promise<never>(() => {})
const idle: ContentLoader = {
  load: never,
  ready: () => null,
  failed: never,
  prefetch: () => {},
  fetchAhead: () => {},
  document: never,
}

/** Renders the whole portal at one path in one language. @throws what the page throws */
export function render(request: RenderRequest): Promise<string> {
  return renderAround(request, request.page?.Page ?? null)
}

/** What surrounds a section's page: the same whatever the page shows. */
export async function renderFrame(
  request: RenderRequest,
): Promise<{ before: string; after: string }> {
  const [before = '', after = ''] = (await renderAround(request, Hole)).split(hole)
  return { before, after }
}

/** What a document holds behind the page, for when its scripts do not come. */
export async function renderStandstill(language: Language): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider initial={language}>
      <Standstill />
    </LanguageProvider>,
  )
  return new Response(prelude).text()
}

const hole = '<template data-hole=""></template>'

function Hole() {
  return <template data-hole="" />
}

/** The page without a network has a path of its own; every other one without a page is not found. */
function standIn(path: string): Content {
  return path === names.offlinePath
    ? offlineContent(path)
    : { kind: 'not-found', path, title: notFoundTitle }
}

async function renderAround(
  { directory, preview, path, language, page }: RenderRequest,
  Page: ComponentType | null,
): Promise<string> {
  const initial: Content =
    page && Page
      ? { kind: 'page', path, section: page.section, title: page.title, Page }
      : standIn(path)
  const failure: { error?: unknown } = {}
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App {...{ directory, preview, language, initial }} loader={idle} />
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
