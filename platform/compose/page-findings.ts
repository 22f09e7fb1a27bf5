import type { Bilingual, Language } from '@portal/shared/i18n'
import type { HTMLElement } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import { elementsIn } from './elements.ts'
import { faultOf } from './fault.ts'

/** What the checks have to know of some markup. */
export interface MarkupFindings {
  /** All ids, and where its links and forms lead. */
  ids: string[]
  links: string[]
  /** The addresses of its pictures, and of what else it shows or plays, such as frames and films. */
  pictures: string[]
  embedded: string[]
  /** The texts of style attributes. */
  styles: string[]
  /** Number of `h1`, and of main parts. */
  headings: number
  mains: number
  /** What no page may hold, each with the reason. */
  faults: string[]
}

/** One page in one language. */
export interface AboutPage {
  path: string
  language: Language
  title: Bilingual
  description: Bilingual
}

/** What the checks and the search have to know of one page in one language. */
export interface PageFindings extends AboutPage, MarkupFindings {
  search: SearchEntry[]
}

/** What is found in a page, or in a part of one. */
export function inspectMarkup(root: HTMLElement): MarkupFindings {
  const elements = elementsIn(root)
  return {
    ids: elements.flatMap(({ id }) => id || []),
    links: [...new Set(elements.flatMap(linkOf))],
    pictures: [...new Set(elements.flatMap(picturesOf))],
    embedded: [...new Set(elements.flatMap(embeddedBy))],
    styles: [...new Set(elements.flatMap((element) => element.getAttribute('style') || []))],
    headings: elements.filter(({ tagName }) => tagName === 'H1').length,
    mains: elements.filter((element) => isMain(element)).length,
    faults: [...new Set(elements.flatMap((element) => faultOf(element) ?? []))],
  }
}

/** What is found in the two together. */
export function together(one: MarkupFindings, other: MarkupFindings): MarkupFindings {
  return {
    ids: [...one.ids, ...other.ids],
    links: [...new Set([...one.links, ...other.links])],
    pictures: [...new Set([...one.pictures, ...other.pictures])],
    embedded: [...new Set([...one.embedded, ...other.embedded])],
    styles: [...new Set([...one.styles, ...other.styles])],
    headings: one.headings + other.headings,
    mains: one.mains + other.mains,
    faults: [...new Set([...one.faults, ...other.faults])],
  }
}

/** The attribute that says where an element leads. */
const leadingBy: Record<string, string> = {
  A: 'href',
  AREA: 'href',
  BUTTON: 'formaction',
  FORM: 'action',
  INPUT: 'formaction',
}

function linkOf(element: HTMLElement): string[] {
  const attribute = leadingBy[element.tagName]
  const address = attribute && element.getAttribute(attribute)
  return address ? [address] : []
}

/** The pictures of an `<img>`, `<picture>`, `<video>` or `<svg>`; a `srcset` names several, each with its size. */
function picturesOf(element: HTMLElement): string[] {
  if (/^(IMAGE|USE)$/.test(element.tagName)) return drawnBy(element)
  if (!/^(IMG|SOURCE|VIDEO)$/.test(element.tagName)) return []
  // Addresses may hold commas, as data: does; between entries one ends an address or its size.
  const set = element.getAttribute('srcset')?.matchAll(/(\S*[^,\s])(?:\s+[^,]+)?\s*(?:,|$)/g) ?? []
  const single = element.getAttribute(element.tagName === 'IMG' ? 'src' : 'poster')
  return [single, ...Array.from(set, ([, address]) => address)].flatMap((address) => address || [])
}

/** What a drawing takes from another file, and not from itself. */
function drawnBy(element: HTMLElement): string[] {
  const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
  return address === '' || address.startsWith('#') ? [] : [address]
}

/** What an element other than a picture loads. */
function embeddedBy(element: HTMLElement): string[] {
  if (!/^(SOURCE|VIDEO|AUDIO|TRACK|IFRAME)$/.test(element.tagName)) return []
  return [element.getAttribute('src')].flatMap((address) => address || [])
}

function isMain(element: HTMLElement): boolean {
  return element.tagName === 'MAIN' || element.getAttribute('role') === 'main'
}
