import { languages } from '@portal/shared/i18n'
import { type HTMLElement, parse } from 'node-html-parser'
import { OperatorError } from '../operator-error.ts'
import { type Releases, shellId } from './releases.ts'
import { notFoundPath, type RenderedPage } from './render.ts'

interface ParsedPage {
  page: RenderedPage
  root: HTMLElement
  ids: ReadonlySet<string>
}

/**
 * Holds the rendered pages against each other: every internal link leads to a page, anchor or file,
 * every page stands in both languages under titles of its own and has one heading.
 *
 * @param files - addresses of the files that are published beside the documents
 * @returns what is wrong, a sentence each; empty where all is well
 */
export function checkPages(
  pages: readonly RenderedPage[],
  releases: Releases,
  files: ReadonlySet<string>,
): string[] {
  const parsed = pages.map((page): ParsedPage => {
    const root = parse(page.html)
    const ids = new Set(root.querySelectorAll('[id]').map((element) => element.id))
    return { page, root, ids }
  })
  return [
    ...checkHeadings(parsed),
    ...checkLinks(parsed, files),
    ...checkTitles(pages),
    ...checkAnchors(parsed, releases),
  ]
}

/** Stops compose. @throws OperatorError that lists every error, if there is one */
export function reportErrors(errors: readonly string[]): void {
  if (errors.length === 0) return
  throw new OperatorError(
    `The portal was not composed:\n${errors.map((error) => `  ${error}`).join('\n')}`,
  )
}

function checkHeadings(parsed: readonly ParsedPage[]): string[] {
  return parsed.flatMap(({ page, root }) => {
    const headings = root.querySelectorAll('h1').length
    return headings === 1
      ? []
      : [`${nameOf(page)} has ${headings} h1 headings; it needs exactly one.`]
  })
}

function checkLinks(parsed: readonly ParsedPage[], files: ReadonlySet<string>): string[] {
  const known = new Map(parsed.map(({ page, ids }) => [`${page.path} ${page.language}`, ids]))
  // The frame's links stand on every page: each problem is told once.
  const places = new Map<string, string[]>()
  for (const { page, root } of parsed) {
    const hrefs = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
    for (const href of new Set(hrefs)) {
      const reason = reasonWhyBroken(href, page)
      if (!reason) continue
      const problem = `the link to ${href} is broken, ${reason}.`
      places.set(problem, [...(places.get(problem) ?? []), nameOf(page)])
    }
  }
  return [...places].map(([problem, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `${first}${more}: ${problem}`
  })

  function reasonWhyBroken(href: string, page: RenderedPage): string | null {
    if (href.startsWith('//') || !/^[/#]/.test(href)) return null
    const { pathname, hash } = new URL(href, `https://portal.invalid${page.path}`)
    const path = pathname.replace(/(.)\/$/, '$1')
    if (files.has(path)) return null
    const ids = known.get(`${path} ${page.language}`)
    if (!ids || (path === notFoundPath && page.path !== notFoundPath)) {
      return `there is no page or file ${path}`
    }
    const anchor = decodeURIComponent(hash.slice(1))
    return anchor && !ids.has(anchor) ? `${path} has no element with that id` : null
  }
}

function checkTitles(pages: readonly RenderedPage[]): string[] {
  return languages.flatMap((language) => {
    const seen = new Map<string, string>()
    return pages
      .filter((page) => page.language === language)
      .flatMap((page) => {
        const title = page.title[language]?.trim()
        if (!title || !page.description[language]?.trim()) {
          return [`Page ${page.path} lacks its title or description in ${language}.`]
        }
        const other = seen.get(title)
        seen.set(title, page.path)
        return other
          ? [`Page ${page.path} and ${other} have the same title in ${language}: “${title}”.`]
          : []
      })
  })
}

function checkAnchors(parsed: readonly ParsedPage[], releases: Releases): string[] {
  const sections = [...releases.sections, { id: shellId, pages: releases.shell.pages }]
  return sections.flatMap(({ id, pages }) =>
    pages.flatMap(({ path, anchors = [] }) => {
      const ids = parsed.find(({ page }) => page.path === path)?.ids
      return anchors
        .filter((anchor) => !ids?.has(anchor))
        .map(
          (anchor) =>
            `Page ${path} of section ${id} declares the anchor #${anchor}, but has no such id.`,
        )
    }),
  )
}

function nameOf({ path, language }: RenderedPage): string {
  return `Page ${path} (${language})`
}
