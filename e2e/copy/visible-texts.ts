import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { htmlLang, type Language } from '../../shared/src/i18n/language.ts'

/** Attributes whose value a visitor sees or hears. */
const readAttributes = ['aria-label', 'alt', 'title', 'placeholder'] as const
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK'])

/**
 * Every text of a document that a visitor reads or hears, spaces evened out, without those marked
 * as another language by a `lang` attribute.
 */
export function visibleTexts(html: string, language: Language): Set<string> {
  const document = parse(html, { blockTextElements: { script: true, style: true } })
  const texts: string[] = []
  for (const root of document.querySelectorAll('html')) collect(root, htmlLang[language])
  texts.push(
    ...document
      .querySelectorAll('meta[name="description"]')
      .map((meta) => meta.attributes['content'] ?? ''),
  )
  return new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))

  function collect(element: HTMLElement, lang: string) {
    if (unread.has(element.tagName)) return
    const ownLang = element.attributes['lang'] ?? lang
    const isOwn = sameLanguage(ownLang, htmlLang[language])
    if (isOwn) texts.push(...readAttributes.map((name) => element.attributes[name] ?? ''))
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.ELEMENT_NODE) collect(child as HTMLElement, ownLang)
      else if (isOwn && child.nodeType === NodeType.TEXT_NODE) texts.push(child.text)
    }
  }
}

/** `en` and `en-PH` are one language. */
function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0]
}
