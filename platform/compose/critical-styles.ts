import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataSaver, otherLanguageClass, scriptsClass } from '@portal/shared/document-names'
import { parse, type Root } from 'postcss'
import type { Releases, SectionRelease, ShellRelease } from '../release/release.ts'
import { pathInRelease } from '../release/release-file.ts'
import { unescapeHtml } from './markup-text.ts'
import { usedStyles } from './used-styles.ts'

/**
 * Characters of a page's text that fill the first screen even of a wide window. A document that is
 * styled so far fits, with what it shows there, into the first packets that a server may send.
 */
const firstScreenText = 1200

/**
 * Elements around every page, what scripts may have said on the root by the time the first screen is
 * drawn, and what holds back the items of a list and must be there before them.
 */
const around = ['html', 'body', scriptsClass, otherLanguageClass, dataSaver, 'ui-blocks']

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
  const words = markup.flatMap((text) => firstScreen(text).match(word) ?? []).map(unescapeHtml)
  return usedStyles(sheets, new Set([...around, ...words]))
}

/** What stands in class names as they are: Tailwind's contain colons, slashes and brackets. */
const word = /[^<>"'`\s=]+/g

/** Narrower than any screen at the usual size of text, as the build writes it (`large-text.css`). */
const largeText = 'page not (width>=20rem)'

/** Printed pages, and where a system draws in its own colours. */
const otherMedia = /^(print|\(forced-colors)/

/**
 * Asks whether a browser lacks something, Tailwind in its own way for one that does not know `@property`;
 * or puts the menu below a header that is higher than usual.
 */
const rarelySeen = /^not selector\(:has|margin-trim|anchor\(/

/**
 * A sheet without what nobody sees at first: printed pages, what answers a pointer, and the colours of
 * the ring around the focus, which browsers have in their own; nor what few see: a phone's screen with
 * text at twice its size, forced colours, or what older browsers lack but for the menu, which without
 * popovers would lie over the page.
 */
function onScreen(sheet: string): Root {
  const root = parse(sheet)
  root.walkAtRules((rule) => {
    const isElsewhere =
      rule.name === 'page' || (rule.name === 'media' && otherMedia.test(rule.params))
    const isLargeText = rule.name === 'container' && rule.params === largeText
    const isRare = rule.name === 'supports' && rarelySeen.test(rule.params)
    if (isElsewhere || isLargeText || isRare) rule.remove()
  })
  root.walkDecls(/^(cursor|transition)/, (declaration) => void declaration.remove())
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => /:hover|^:focus-visible$/.test(selector))) rule.remove()
  })
  return root
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
const known = new Map<string, Promise<Root>>()

/** What a release's sheets say about the screen. */
function sheetsOf({ facts, folder }: ShellRelease | SectionRelease): Promise<Root>[] {
  return facts.styles.map((address) => {
    const sheet =
      known.get(address) ?? readFile(join(folder, pathInRelease(address)), 'utf8').then(onScreen)
    known.set(address, sheet)
    return sheet
  })
}
