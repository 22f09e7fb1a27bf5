import { emergencyNumbers, hotlinesSheet, nationalHotlines } from '@portal/shared/site'
import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import { searchKinds } from '../../shared/src/section/search-kind.ts'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import { sheetCopy } from '../hotlines-sheet/copy.ts'
import { closest, elementsIn } from './elements.ts'
import type { AboutPage } from './page-findings.ts'

/** Longest text of an entry, in characters: enough to find it by, little enough to carry. */
const longestText = 550

/** The part of the sitemap that has the emergency numbers. */
export const emergencyAnchor = 'emergency'

const headings = new Set('H2 H3 H4 H5'.split(' '))

/** What nobody searches for. */
const skipped = new Set(
  'BUTTON DIALOG FORM INPUT LABEL NAV NOSCRIPT SCRIPT SELECT STYLE SVG TEXTAREA'.split(' '),
)

const blocks = new Set(
  'ARTICLE DD DIV DL FIGCAPTION H1 H2 H3 H4 H5 H6 LI OL P SECTION TR UL'.split(' '),
)

/**
 * What the search knows of one page in one language: the page, and each of its parts that has a
 * heading of its own. Every word belongs to the innermost of them.
 *
 * A section may say more on an element: `data-search-kind` what it and everything in it is, and
 * `data-search-to` where a result leads, seen from the page; `data-search-skip` keeps it out.
 *
 * @param content - the page's markup inside the frame
 */
export function searchEntries(page: AboutPage, content: HTMLElement): SearchEntry[] {
  const titles = new Map<HTMLElement, HTMLElement>()
  for (const heading of headingsIn(content)) {
    const part = closest(heading, isPart)
    if (part && isOneThing(part) && !titles.has(part)) titles.set(part, heading)
  }
  const others = new Set<Node>([...titles].flat())
  const own = (element: HTMLElement) => plainText(element, others).slice(0, longestText)
  const titleOf = (heading: HTMLElement) => plainText(heading, others).replaceAll('\n', ' ')
  const title = page.title[page.language]
  const description = page.description[page.language]
  /** What a file is listed under: the panel around it, which is like a page of its own, or the page. */
  const listedUnder = (part: HTMLElement) => {
    const panel = closest(part, isPanel)
    const heading = panel && titles.get(panel)
    return heading ? titleOf(heading) : title
  }
  return [
    { to: page.path, title, text: `${description}\n${own(content)}`.trim() },
    ...[...titles].map(([part, heading]) => {
      const address = addressOf(page.path, part)
      return {
        ...address,
        title: titleOf(heading),
        ...(isFile(address.to) && { page: listedUnder(part) }),
        text: own(part),
      }
    }),
    ...hotlineEntries(page, content),
  ]
}

/**
 * All hotlines and their sheet, on the page that has the emergency numbers: the footer, where each of
 * them stands, is a part of no page.
 */
function hotlineEntries({ path, title, language }: AboutPage, content: HTMLElement): SearchEntry[] {
  if (!elementsIn(content).some(({ id }) => id === emergencyAnchor)) return []
  const hotlines = [...emergencyNumbers, ...nationalHotlines].map(({ number, name }) => ({
    to: `${path}#${emergencyAnchor}`,
    title: `${name[language]}: ${number}`,
    text: [...new Set(Object.values(name))].join(' / '),
  }))
  const lines = hotlines.map((hotline) => hotline.title)
  return [
    ...hotlines,
    {
      to: hotlinesSheet.href,
      kind: 'document',
      title: sheetCopy.title[language],
      page: title[language],
      text: [sheetCopy.subject[language], ...lines].join('\n'),
    },
  ]
}

/** The headings that name what is around them; one in a `<summary>` names what is folded there. */
function headingsIn(element: HTMLElement): HTMLElement[] {
  return elementsIn(element).filter(
    (heading) =>
      headings.has(heading.tagName) && !closest(heading, ({ tagName }) => tagName === 'SUMMARY'),
  )
}

/** Parts of a page that can be found: what has an anchor, and the items of lists. */
function isPart(element: HTMLElement): boolean {
  return isArea(element) ? element.id !== '' : isItem(element)
}

function isArea(element: HTMLElement): boolean {
  return element.tagName === 'SECTION' || isPanel(element)
}

function isPanel(element: HTMLElement): boolean {
  return element.getAttribute('role') === 'tabpanel'
}

function isItem({ tagName }: HTMLElement): boolean {
  return tagName === 'ARTICLE' || tagName === 'LI'
}

/** A part without an anchor is a thing of its own, such as a card, where it has one heading only. */
function isOneThing(part: HTMLElement): boolean {
  return part.id !== '' || headingsIn(part).length === 1
}

/** A file's card leads to the file, everything else to the nearest anchor. */
function addressOf(path: string, part: HTMLElement): Pick<SearchEntry, 'to' | 'kind'> {
  const href = isArea(part) || headingsIn(part).length !== 1 ? undefined : fileIn(part)
  if (href) return { to: href, kind: href.startsWith('/forms/') ? 'form' : 'document' }
  const said = closest(part, (element) => element.hasAttribute('data-search-kind'))
  const kind = searchKinds.find((candidate) => candidate === said?.getAttribute('data-search-kind'))
  const anchor = closest(part, (element) => isPart(element) && element.id !== '')?.id
  const to = part.getAttribute('data-search-to') ?? (anchor ? `#${anchor}` : '')
  return { to: path + to, ...(kind && { kind }) }
}

/** Where the first link to a file leads. */
function fileIn(part: HTMLElement): string | undefined {
  return elementsIn(part)
    .filter(({ tagName }) => tagName === 'A')
    .map((link) => link.getAttribute('href'))
    .find((href) => href !== undefined && isFile(href))
}

function isFile(address: string): boolean {
  return /^\/(forms|documents)\//.test(address)
}

/** A link that looks like a button, and a tab, say where to go on, not what there is. */
function leadsOn(element: HTMLElement): boolean {
  const isButton = element.tagName === 'A' && element.classList.contains('ui-button')
  return isButton || element.getAttribute('role') === 'tab'
}

/** Markup as it is sent: what a section says to the search is of no use to browsers. */
export function withoutSearchMarks(html: string): string {
  return html.replace(/ data-search-(?:kind|to|skip)="[^"]*"/g, '')
}

/** What stands in for what scripts will show, or counts it. */
function isMeanwhile(element: HTMLElement): boolean {
  return (
    element.getAttribute('role') === 'status' ||
    element.getAttribute('aria-busy') === 'true' ||
    /\bui-(on-request|skeleton)\b/.test(element.classNames)
  )
}

/** The text of an element without that of others inside it, a line for each block. */
function plainText(element: HTMLElement, others: ReadonlySet<Node>): string {
  const read = (node: Node): string => {
    if (node instanceof TextNode) return node.text.replace(/\s+/g, ' ')
    if (!(node instanceof HTMLElement) || others.has(node) || skipped.has(node.tagName)) return ''
    if (node.getAttribute('aria-hidden') === 'true' || isMeanwhile(node)) return ''
    if (node.hasAttribute('data-search-skip')) return ''
    // The way to another website, which says so in many words.
    if (node.getAttribute('target') === '_blank' || leadsOn(node)) return ''
    // A place where a word may break is no space.
    if (node.tagName === 'WBR') return ''
    const text = node.childNodes.map(read).join('')
    if (node.tagName === 'DT') return `\n${text}: `
    return blocks.has(node.tagName) || node.classList.contains('ui-badge')
      ? `\n${text}\n`
      : ` ${text} `
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
