import type { Bilingual, Language } from '@portal/shared/i18n'
import type { HTMLElement } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import { elementsIn } from './elements.ts'

/** What the checks have to know of some markup. */
export interface MarkupFindings {
  /** All ids, where its links and forms lead, and the addresses of its pictures and other media. */
  ids: string[]
  links: string[]
  media: string[]
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
    media: [...new Set(elements.flatMap(mediaOf))],
    headings: elements.filter(({ tagName }) => tagName === 'H1').length,
  }
}

/** What is found in the two together. */
export function together(one: MarkupFindings, other: MarkupFindings): MarkupFindings {
  return {
    ids: [...one.ids, ...other.ids],
    links: [...new Set([...one.links, ...other.links])],
    media: [...new Set([...one.media, ...other.media])],
    headings: one.headings + other.headings,
  }
}

/** What an element such as `<img>` or `<source>` loads; a `srcset` names several, each with its size. */
function mediaOf(element: HTMLElement): string[] {
  if (!/^(IMG|SOURCE|VIDEO|AUDIO|TRACK|IFRAME|EMBED)$/.test(element.tagName)) return []
  // Addresses may hold commas, as data: does; between entries one ends an address or its size.
  const set = element.getAttribute('srcset')?.matchAll(/(\S*[^,\s])(?:\s+[^,]+)?\s*(?:,|$)/g) ?? []
  const single = [element.getAttribute('src'), element.getAttribute('poster')]
  return [...single, ...Array.from(set, ([, address]) => address)].flatMap(
    (address) => address || [],
  )
}
