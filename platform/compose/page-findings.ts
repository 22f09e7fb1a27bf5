import type { Bilingual, Language } from '@portal/shared/i18n'
import type { HTMLElement } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import { elementsIn } from './elements.ts'

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
  /** Number of `h1`. */
  headings: number
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
  const links = elements.flatMap((element) => {
    if (element.tagName === 'A') return element.getAttribute('href') ?? []
    return element.tagName === 'FORM' ? (element.getAttribute('action') ?? []) : []
  })
  return {
    ids: elements.flatMap(({ id }) => id || []),
    links: [...new Set(links)],
    pictures: [...new Set(elements.flatMap(picturesOf))],
    embedded: [...new Set(elements.flatMap(embeddedBy))],
    styles: [...new Set(elements.flatMap((element) => element.getAttribute('style') || []))],
    headings: elements.filter(({ tagName }) => tagName === 'H1').length,
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
  }
}

/** The pictures of an `<img>`, `<picture>` or `<video>`; a `srcset` names several, each with its size. */
function picturesOf(element: HTMLElement): string[] {
  if (!/^(IMG|SOURCE|VIDEO)$/.test(element.tagName)) return []
  // Addresses may hold commas, as data: does; between entries one ends an address or its size.
  const set = element.getAttribute('srcset')?.matchAll(/(\S*[^,\s])(?:\s+[^,]+)?\s*(?:,|$)/g) ?? []
  const single = element.getAttribute(element.tagName === 'IMG' ? 'src' : 'poster')
  return [single, ...Array.from(set, ([, address]) => address)].flatMap((address) => address || [])
}

/** What an element other than a picture loads. */
function embeddedBy(element: HTMLElement): string[] {
  if (!/^(SOURCE|VIDEO|AUDIO|TRACK|IFRAME|EMBED)$/.test(element.tagName)) return []
  return [element.getAttribute('src')].flatMap((address) => address || [])
}
