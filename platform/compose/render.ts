import { type Bilingual, type Language, languages } from '@portal/shared/i18n'
import { OperatorError } from '../operator-error.ts'
import { browserRegistry, type Releases } from './releases.ts'
import { importSection, importShell, lendSingletons } from './server-modules.ts'

/** One page in one language, rendered but not yet a document. */
export interface RenderedPage {
  path: string
  language: Language
  /** The section's id, or null for the shell's own not-found page. */
  section: string | null
  title: Bilingual
  description: Bilingual
  /** The markup inside the document's root element. */
  html: string
}

/** Path under which the not-found page is rendered. No section can have it: ids hold no digits first. */
export const notFoundPath = '/404'

/** Renders every page of every section, and the not-found page, in every language. */
export async function renderAll(releases: Releases): Promise<RenderedPage[]> {
  lendSingletons(releases.shell.version)
  const shell = await importShell(releases.shell.version)
  const registry = browserRegistry(releases)
  const rendered: RenderedPage[] = []
  const sections = releases.sections.map(({ id, version }) => importSection(id, version))
  for (const { id, pages } of [...(await Promise.all(sections)), shell.section]) {
    for (const { path, title, description, load } of pages) {
      const { default: Page } = await load().catch(failure(id, path))
      for (const language of languages) {
        const page = { section: id, title, Page }
        const html = await shell.render({ registry, path, language, page }).catch(failure(id, path))
        rendered.push({ path, language, section: id, title, description, html })
      }
    }
  }
  for (const language of languages) {
    const html = await shell.render({ registry, path: notFoundPath, language, page: null })
    const title = shell.notFoundTitle
    rendered.push({ path: notFoundPath, language, section: null, title, description: title, html })
  }
  return rendered
}

function failure(section: string, path: string) {
  return (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`Page ${path} of section ${section} cannot be rendered: ${reason}`)
  }
}
