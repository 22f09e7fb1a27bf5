import { languages } from '@portal/shared/i18n'
import type { Directory, Section } from '@portal/shared/section'
import { parse } from 'node-html-parser'
import type { Preview } from '../../shell/src/document/document-data.ts'
import { OperatorError } from '../operator-error.ts'
import { misplacedElement } from './nesting.ts'
import { type AboutPage, inspectMarkup, type PageFindings, together } from './page-findings.ts'
import { searchEntries, withoutSearchMarks } from './search-index.ts'
import type { ShellModule } from './server-modules.ts'
import { runTeamCode } from './team-code.ts'

/**
 * One page in one language without the frame: all of it that its section's release decides, and what
 * is found in it.
 */
export interface PageContent extends PageFindings {
  /** What React puts in front of everything, such as hints to fetch a picture early. */
  hints: string
  /** The markup inside the frame. */
  html: string
  /** It stands in for other pages: its markup has the frame around it, and nobody searches for it. */
  isStandIn?: true
}

/** Path under which the not-found page is rendered. No section may have it. */
export const notFoundPath = '/404'

/** Renders every page of a section in every language. @throws OperatorError that names the page */
export async function renderContents(
  shell: ShellModule,
  directory: Directory,
  section: Section,
): Promise<PageContent[]> {
  const contents: PageContent[] = []
  for (const { path, title, description, load } of section.pages) {
    const of = `Page ${path} of section ${section.id}`
    const { default: Page } = await runTeamCode(of, 'loaded', load)
    for (const language of languages) {
      const about = { path, language, title, description }
      const page = { section: section.id, title, Page }
      contents.push(await renderContent(shell, directory, about, page))
    }
  }
  return contents
}

/**
 * What stands in for a page that is not there, or cannot be had without a network, in every language,
 * with the frame around it: it belongs to the shell alone.
 */
export async function renderStandIns(
  shell: ShellModule,
  directory: Directory,
  preview: Preview | null,
): Promise<PageContent[]> {
  const standIns = [
    { path: notFoundPath, title: shell.notFoundTitle },
    { path: shell.workerNames.offlinePath, title: shell.offlineTitle },
  ]
  return Promise.all(
    standIns.flatMap(({ path, title }) =>
      languages.map(async (language) => {
        const html = await shell.render({ directory, preview, path, language, page: null })
        return {
          path,
          language,
          title,
          description: title,
          hints: '',
          html,
          ...inspectMarkup(parse(html)),
          search: [],
          isStandIn: true as const,
        }
      }),
    ),
  )
}

async function renderContent(
  shell: ShellModule,
  directory: Directory,
  about: AboutPage,
  page: NonNullable<Parameters<ShellModule['render']>[0]['page']>,
): Promise<PageContent> {
  const of = `Page ${about.path} of section ${page.section}`
  const request = { directory, preview: null, path: about.path, language: about.language, page }
  const whole = await runTeamCode(`${of} (${about.language})`, 'rendered', () =>
    shell.render(request),
  )
  const { before, after } = await shell.renderFrame(request)
  const start = whole.indexOf(before)
  if (start === -1 || !whole.endsWith(after)) {
    throw new OperatorError(
      `${of} changes what surrounds it: a page may only render its own part of the document.`,
    )
  }
  const hints = whole.slice(0, start)
  const html = whole.slice(start + before.length, whole.length - after.length)
  const content = parse(html)
  const found = together(inspectMarkup(content), inspectMarkup(parse(hints)))
  const misplaced = misplacedElement(html)
  return {
    ...about,
    hints,
    html: withoutSearchMarks(html),
    ...found,
    faults: [...found.faults, ...(misplaced ? [misplacedFault(misplaced)] : [])],
    search: searchEntries(about, content),
  }
}

function misplacedFault(element: string): string {
  return `has ${element}, where HTML allows none: browsers put it elsewhere, and the page cannot come alive as it was sent.`
}
