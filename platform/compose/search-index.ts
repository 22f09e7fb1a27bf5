import type { HTMLElement } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/frame/search.ts'
import type { PageContent } from './contents.ts'

/** Longest text of an entry, in characters: enough to find it by, little enough to carry. */
const longestText = 400

type About = Pick<PageContent, 'path' | 'language' | 'title' | 'description'>

/** What the search knows of one page in one language: the page, and every part that has an anchor. */
export function searchEntries(page: About, root: HTMLElement): SearchEntry[] {
  const title = page.title[page.language]
  const whole = { to: page.path, title, text: page.description[page.language] }
  const parts =
    root.getElementById('page')?.querySelectorAll('section[id], [role="tabpanel"][id]') ?? []
  return [whole, ...parts.flatMap((part) => partEntry(page.path, title, part))]
}

function partEntry(path: string, pageTitle: string, part: HTMLElement): SearchEntry[] {
  const heading = part.querySelector('h2, h3')
  if (!heading) return []
  const words = plainText(part).slice(0, longestText)
  const title = `${plainText(heading)} · ${pageTitle}`
  return [{ to: `${path}#${part.id}`, title, text: words }]
}

function plainText(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, ' ').trim()
}
