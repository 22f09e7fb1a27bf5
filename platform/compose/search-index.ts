import { searchKinds } from '@portal/shared/section'
import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import type { PageContent } from './contents.ts'

/** Longest text of an entry, in characters: enough to find it by, little enough to carry. */
const longestText = 700

const headings = 'h2, h3, h4, h5'

/** Parts of a page that can be found: what has an anchor, and the items of lists. */
const parts = 'section[id], [role="tabpanel"][id], article, li'

/** What nobody searches for. */
const skipped = new Set(
  'BUTTON DIALOG FORM INPUT LABEL NAV NOSCRIPT SCRIPT SELECT STYLE SVG TEXTAREA'.split(' '),
)

const blocks = new Set(
  'ARTICLE DD DIV DL FIGCAPTION H1 H2 H3 H4 H5 H6 LI OL P SECTION TR UL'.split(' '),
)

type About = Pick<PageContent, 'path' | 'language' | 'title' | 'description'>

/**
 * What the search knows of one page in one language: the page, and each of its parts that has a
 * heading of its own. Every word belongs to the innermost of them.
 *
 * A section may say more on an element: `data-search-kind` what it and everything in it is, and
 * `data-search-to` where a result leads, seen from the page.
 */
export function searchEntries(page: About, root: HTMLElement): SearchEntry[] {
  const content = root.getElementById('page')
  const title = page.title[page.language]
  const description = page.description[page.language]
  if (!content) return [{ to: page.path, title, text: description }]
  const titles = new Map<HTMLElement, HTMLElement>()
  for (const heading of content.querySelectorAll(headings)) {
    const part = heading.closest(parts)
    if (part && isOneThing(part) && !titles.has(part)) titles.set(part, heading)
  }
  const others = new Set<Node>([...titles].flat())
  const own = (element: HTMLElement) => plainText(element, others).slice(0, longestText)
  return [
    { to: page.path, title, text: `${description}\n${own(content)}`.trim() },
    ...[...titles].map(([part, heading]) => ({
      ...addressOf(page.path, part),
      title: plainText(heading, others).replaceAll('\n', ' '),
      text: own(part),
    })),
  ]
}

/** A part without an anchor is a thing of its own, such as a card, where it has one heading only. */
function isOneThing(part: HTMLElement): boolean {
  return part.id !== '' || part.querySelectorAll(headings).length === 1
}

/** A file's card leads to the file, everything else to the nearest anchor. */
function addressOf(path: string, part: HTMLElement): Pick<SearchEntry, 'to' | 'kind'> {
  const file = part.querySelector('a[href^="/forms/"], a[href^="/documents/"]')
  const href = file?.getAttribute('href')
  const isCard = !part.matches('section, [role="tabpanel"]')
  if (href && isCard && part.querySelectorAll(headings).length === 1) {
    return { to: href, kind: href.startsWith('/forms/') ? 'form' : 'document' }
  }
  const said = part.closest('[data-search-kind]')?.getAttribute('data-search-kind')
  const kind = searchKinds.find((candidate) => candidate === said)
  const anchor = part.closest('section[id], [role="tabpanel"][id], article[id], li[id]')?.id
  const to = part.getAttribute('data-search-to') ?? (anchor ? `#${anchor}` : '')
  return { to: path + to, ...(kind && { kind }) }
}

/** The text of an element without that of others inside it, a line for each block. */
function plainText(element: HTMLElement, others: ReadonlySet<Node>): string {
  const read = (node: Node): string => {
    if (node instanceof TextNode) return node.text.replace(/\s+/g, ' ')
    if (!(node instanceof HTMLElement) || others.has(node) || skipped.has(node.tagName)) return ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    // The way to another website, which says so in many words.
    if (node.getAttribute('target') === '_blank') return ''
    const text = node.childNodes.map(read).join('')
    if (node.tagName === 'DT') return `\n${text}: `
    return blocks.has(node.tagName) ? `\n${text}\n` : ` ${text} `
  }
  return element.childNodes
    .map(read)
    .join('')
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ (?=[.,;:!?)])/g, '')
    .replace(/:\n/g, ': ')
    .trim()
}
