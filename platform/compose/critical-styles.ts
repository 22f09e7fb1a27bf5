import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataSaver, otherLanguageClass, scriptsClass } from '@portal/shared/document-names'
import { parse } from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { Releases, SectionRelease, ShellRelease } from '../release/release.ts'
import { pathInRelease } from '../release/release-file.ts'

/**
 * Characters of a page's text that fill the first screen even of a wide window. A document that is
 * styled so far fits, with what it shows there, into the first packets that a server may send.
 */
const firstScreenText = 1200

/** What scripts may have said on the root by the time the first screen is drawn. */
const classes = [scriptsClass, otherLanguageClass, dataSaver].join(' ')

/**
 * The styles that a page's documents carry in themselves: of the shell's and the section's sheets,
 * the rules that its first screen uses. The sheets themselves come after the document.
 *
 * @param section - null for the shell's own pages
 * @param markup - the page in every language, frame included
 */
export async function criticalStyles(
  { shell }: Releases,
  section: SectionRelease | null,
  markup: readonly string[],
): Promise<string> {
  const sheets = await Promise.all([shell, ...(section ? [section] : [])].flatMap(sheetsOf))
  const purged = await new PurgeCSS().purge({
    content: [
      {
        raw: `<html class="${classes}"><body>${markup.map(firstScreen).join('')}`,
        extension: 'html',
      },
    ],
    css: sheets.map((raw) => ({ raw })),
    // What stands in class names as they are: Tailwind's contain colons, slashes and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
    // What holds back the items of a list must be there before them.
    safelist: ['::backdrop', ':popover-open', ':root', ':host', 'ui-blocks'],
    keyframes: true,
    variables: true,
  })
  return withoutRemains(purged.map(({ css }) => css).join(''))
}

/**
 * What purging leaves of rules that are gone: empty ones, but for layers, whose order they may set,
 * and `@property` for what no value reads.
 */
function withoutRemains(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const root = parse(css)
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    const isEmpty = /^(media|container)$/.test(rule.name) && rule.nodes?.length === 0
    if (isEmpty || (rule.name === 'property' && !read.has(rule.params))) rule.remove()
  })
  return root.toString()
}

/** Narrower than any screen at the usual size of text, as the build writes it (`large-text.css`). */
const largeText = 'page not (width>=20rem)'

/**
 * Asks whether a browser lacks something, Tailwind in its own way for one that does not know `@property`;
 * or puts the menu below a header that is higher than usual.
 */
const rarelySeen = /^not selector\(:has|margin-trim|anchor\(/

/**
 * A sheet without what nobody sees at first: printed pages, and what answers a pointer; nor what few
 * see, a phone's screen with text at twice its size, or what older browsers lack but for the menu, which
 * without popovers would lie over the page. The notices of licences stand in the sheet itself.
 */
function onScreen(sheet: string): string {
  const root = parse(sheet)
  root.walkAtRules((rule) => {
    const isPrint =
      rule.name === 'page' || (rule.name === 'media' && rule.params.startsWith('print'))
    const isLargeText = rule.name === 'container' && rule.params === largeText
    const isRare = rule.name === 'supports' && rarelySeen.test(rule.params)
    if (isPrint || isLargeText || isRare) rule.remove()
  })
  root.walkComments((comment) => void comment.remove())
  root.walkDecls(/^(cursor|transition)/, (declaration) => void declaration.remove())
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => selector.includes(':hover'))) rule.remove()
  })
  return root.toString()
}

/** The markup down to the end of the first screen: all of a short page, its footer included. */
function firstScreen(markup: string): string {
  const main = Math.max(0, markup.indexOf('<main'))
  let length = 0
  for (const { 1: text = '', index } of markup.slice(main).matchAll(/>([^<]+)</g)) {
    length += text.length
    if (length > firstScreenText) return markup.slice(0, main + index)
  }
  return markup
}

/** Sheets by address: a release never changes, and every page is styled by those of the shell. */
const known = new Map<string, Promise<string>>()

/** What a release's sheets say about the screen. */
function sheetsOf({ facts, folder }: ShellRelease | SectionRelease): Promise<string>[] {
  return facts.styles.map((address) => {
    const sheet =
      known.get(address) ?? readFile(join(folder, pathInRelease(address)), 'utf8').then(onScreen)
    known.set(address, sheet)
    return sheet
  })
}
