import { htmlLang, type Language, languages } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { feeds } from '../../shared/src/backend/feeds.ts'
import type { NewsItem } from '../../shared/src/backend/news-item.ts'
import { newsHref } from '../../shared/src/backend/search-feed.ts'
import { escapeHtml } from '../compose/markup-text.ts'

/**
 * News as an Atom feed (RFC 4287) in one language. Items without a moment of publication are left
 * out: a feed reader sorts by it.
 *
 * @param now - stands for the moment of change where there is no item
 */
export function atomFeed(items: readonly NewsItem[], language: Language, now = new Date()): string {
  const dated = items.filter(({ publishedAt }) => publishedAt !== '')
  const times = dated.map(({ publishedAt }) => Date.parse(publishedAt))
  const latest = times.length > 0 ? new Date(Math.max(...times)) : now
  const town = municipality.title[language]
  const self = addressOf(language)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}">`,
    `<id>${self}</id>`,
    element('title', `${feeds.news.title[language]} – ${town}`),
    element('subtitle', municipality.tagline[language]),
    `<updated>${latest.toISOString()}</updated>`,
    `<author>${element('name', town)}${element('uri', municipality.website)}</author>`,
    `<link rel="self" type="${feeds.news.type}" href="${self}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${htmlLang[language]}" href="${pageOf(language, '/#news')}"/>`,
    ...languages
      .filter((other) => other !== language)
      .map(
        (other) =>
          `<link rel="alternate" type="${feeds.news.type}" hreflang="${htmlLang[other]}" href="${addressOf(other)}"/>`,
      ),
    ...dated.map((item) => entry(item, language)),
    '</feed>\n',
  ].join('\n')
}

function entry(item: NewsItem, language: Language): string {
  const moment = new Date(item.publishedAt).toISOString()
  return [
    '<entry>',
    element('id', `${addressOf(language)}#${encodeURIComponent(item.id)}`),
    element('title', item.title[language]),
    `<published>${moment}</published>`,
    `<updated>${moment}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(pageOf(language, newsHref(item.id)))}"/>`,
    category(item, language),
    element('summary', item.excerpt[language]),
    `<content type="html">${xml(paragraphs(item.content[language]))}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The term is the same in every language; where the page has another word, that is the label. */
function category({ category: given }: NewsItem, language: Language): string {
  const [term, name] = [given.en, given[language]]
  if (term === '') return ''
  return `<category term="${xml(term)}"${name === term ? '' : ` label="${xml(name)}"`}/>`
}

/** With the paragraphs and lines of the page: in plain text readers would run them together. */
function paragraphs(content: string): string {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function addressOf(language: Language): string {
  return municipality.website + feeds.news.href(language)
}

/** A place of the portal, in the feed's language. */
function pageOf(language: Language, to: string): string {
  const address = new URL(to, municipality.website)
  address.searchParams.set('lang', language)
  return address.href
}

function element(name: string, words: string): string {
  return `<${name}>${xml(words)}</${name}>`
}

/** What XML 1.0 has no place for, however it is written. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in an element or a quoted attribute of XML. */
function xml(words: string): string {
  return escapeHtml(words.replace(forbidden, ''))
}
