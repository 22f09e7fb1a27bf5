import type { HTMLElement } from 'node-html-parser'
import { closest } from './elements.ts'

const ofTheHead =
  'the head of the document is the shell’s: title and description of a page stand in src/section.ts'
/** Browsers show a page without what its policy forbids, and tell nobody. */
export const forbidden = 'the portal’s security policy forbids it'
const notShown = `${forbidden}: link to it instead`

/** What no page may hold, and why. */
const refused: Record<string, string> = {
  BASE: ofTheHead,
  EMBED: notShown,
  LINK: ofTheHead,
  META: ofTheHead,
  OBJECT: notShown,
  SCRIPT: `${forbidden}: import what it does`,
  STYLE: `${forbidden}: put it into src/styles.css`,
  TITLE: ofTheHead,
}

/** Why an element may stand in no page, as the rest of a sentence about the page; null where it may. */
export function faultOf(element: HTMLElement): string | null {
  const reason = refused[element.tagName]
  return reason && !isHarmless(element)
    ? `holds <${element.rawTagName.toLowerCase()}>, but ${reason}.`
    : null
}

/** Hints to fetch a file early, data for search engines, and the name of a drawing. */
function isHarmless(element: HTMLElement): boolean {
  if (element.hasAttribute('itemprop')) return true
  if (element.tagName === 'TITLE')
    return closest(element, ({ tagName }) => tagName === 'SVG') !== undefined
  return (
    /^(preload|modulepreload|preconnect|dns-prefetch)$/.test(element.getAttribute('rel') ?? '') ||
    element.getAttribute('type') === 'application/ld+json'
  )
}
