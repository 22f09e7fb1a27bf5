import { languages } from '@portal/shared/i18n'
import { parse } from 'node-html-parser'
import { OperatorError } from '../operator-error.ts'
import { plannedPaths } from './planned-paths.ts'
import { type Releases, shellId } from './releases.ts'
import { notFoundPath, type RenderedPage } from './render.ts'

/** What a check of the whole portal found. Any error stops compose. */
export interface Findings {
  errors: string[]
  /** Pages that are linked to and still to come: told, no more. */
  awaited: Set<string>
}

/**
 * Holds the rendered pages against each other: every internal link leads to a page, anchor or file,
 * every page stands in both languages under titles of its own and has one heading.
 *
 * @param files - addresses of the files that are published beside the documents
 */
export function checkPages(
  pages: readonly RenderedPage[],
  releases: Releases,
  files: ReadonlySet<string>,
): Findings {
  const findings: Findings = { errors: [], awaited: new Set() }
  const parsed = pages.map((page) => ({ page, root: parse(page.html) }))
  const idsOf = new Map(
    parsed.map(({ page, root }) => [
      `${page.path} ${page.language}`,
      new Set(root.querySelectorAll('[id]').map((element) => element.id)),
    ]),
  )

  // The frame's links stand on every page: each problem is told once.
  const brokenLinks = new Map<string, string[]>()
  const broken = (href: string, reason: string, where: string) => {
    const problem = `the link to ${href} is broken, ${reason}`
    brokenLinks.set(problem, [...(brokenLinks.get(problem) ?? []), where])
  }

  for (const { page, root } of parsed) {
    const where = `Page ${page.path} (${page.language})`
    const headings = root.querySelectorAll('h1').length
    if (headings !== 1) findings.errors.push(`${where} has ${headings} h1 headings; it needs one.`)
    const hrefs = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
    for (const href of new Set(hrefs)) checkLink(href, page, where)
  }
  for (const [problem, [first, ...others]] of brokenLinks) {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    findings.errors.push(`${first}${more}: ${problem}.`)
  }
  checkTitles(pages, findings)
  for (const { id, pages: declared } of [
    ...releases.sections,
    { id: shellId, ...releases.shell },
  ]) {
    for (const { path, anchors = [] } of declared) {
      for (const anchor of anchors.filter((name) => !idsOf.get(`${path} en`)?.has(name))) {
        findings.errors.push(
          `Page ${path} of section ${id} declares the anchor #${anchor}, but has no such id.`,
        )
      }
    }
  }
  return findings

  function checkLink(href: string, page: RenderedPage, where: string) {
    if (href.startsWith('//') || !/^[/#]/.test(href)) return
    const { pathname, hash } = new URL(href, `https://portal.invalid${page.path}`)
    const path = pathname.replace(/(.)\/$/, '$1')
    if (files.has(path)) return
    const ids = idsOf.get(`${path} ${page.language}`)
    if (!ids || (path === notFoundPath && page.path !== notFoundPath)) {
      if (plannedPaths.includes(path)) findings.awaited.add(path)
      else broken(href, `there is no page or file ${path}`, where)
    } else if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) {
      broken(href, `${path} has no element with that id`, where)
    }
  }
}

function checkTitles(pages: readonly RenderedPage[], { errors }: Findings) {
  for (const language of languages) {
    const seen = new Map<string, string>()
    for (const page of pages.filter((candidate) => candidate.language === language)) {
      const where = `Page ${page.path}`
      const title = page.title[language]?.trim()
      if (!title || !page.description[language]?.trim()) {
        errors.push(`${where} lacks its title or description in ${language}.`)
        continue
      }
      const other = seen.get(title)
      if (other)
        errors.push(`${where} and ${other} have the same title in ${language}: “${title}”.`)
      seen.set(title, page.path)
    }
  }
}

/** Tells what is awaited and stops at errors. @throws OperatorError that lists every error */
export function reportFindings({ errors, awaited }: Findings): void {
  if (awaited.size > 0)
    console.warn(`warning: linked to, but still to come: ${[...awaited].join(', ')}`)
  if (errors.length > 0) {
    throw new OperatorError(
      `The portal was not composed:\n${errors.map((error) => `  ${error}`).join('\n')}`,
    )
  }
}
