import { type HTMLElement, parse } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/frame/search.ts'
import type { RenderedPage } from './render.ts'

/** Longest text of an entry, in characters: enough to find it by, little enough to carry. */
const longestText = 400

/** What the search of one language knows: every page, and every part of a page that has an anchor. */
export function searchEntries(pages: readonly RenderedPage[]): SearchEntry[] {
  return pages.flatMap((page) => {
    const root = parse(page.html).getElementById('page')
    const title = page.title[page.language]
    const whole = { to: page.path, title, text: page.description[page.language] }
    const parts = root?.querySelectorAll('section[id], [role="tabpanel"][id]') ?? []
    return [whole, ...parts.flatMap((part) => partEntry(page, title, part))]
  })
}

function partEntry(page: RenderedPage, pageTitle: string, part: HTMLElement): SearchEntry[] {
  const heading = part.querySelector('h2, h3')
  if (!heading) return []
  const words = plainText(part).slice(0, longestText)
  const title = `${plainText(heading)} · ${pageTitle}`
  return [{ to: `${page.path}#${part.id}`, title, text: words }]
}

function plainText(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, ' ').trim()
}
