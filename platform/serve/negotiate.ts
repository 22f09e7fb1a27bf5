import type { IncomingMessage } from 'node:http'
import { defaultLanguage, isLanguage, type Language } from '../../shared/src/i18n/language.ts'
import { languageKey } from '../../shared/src/section/document-names.ts'
import { integrityOf } from '../release/files.ts'
import type { ServedDocument } from './site.ts'

/** The language to answer in: what the address asks for, else what the visitor chose before. */
export function chooseLanguage(query: URLSearchParams, cookie = ''): Language {
  const asked = query.get('lang')
  if (isLanguage(asked)) return asked
  const kept = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookie)?.[1]
  return isLanguage(kept) ? kept : defaultLanguage
}

/** The copy of a document that the browser can read, the smallest first. */
export function chooseEncoding(request: IncomingMessage, document: ServedDocument) {
  const [encoding] = encodingsOf(request)
  return { encoding, ...document[encoding ?? 'plain'] }
}

type Headers = Pick<IncomingMessage, 'headers'>

const encodings = ['br', 'gzip'] as const

/** The encodings that a request accepts, the one that makes the smallest copies first. */
export function encodingsOf(request: Headers) {
  return encodings.filter((encoding) => accepts(request, encoding))
}

/** Whether a request names an encoding, and not by `q=0` as one that it cannot read. */
export function accepts({ headers }: Headers, encoding: (typeof encodings)[number]) {
  const named = new RegExp(`(^|,)\\s*${encoding}(?![^\\s;,])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i')
  return named.test(String(headers['accept-encoding'] ?? ''))
}

/** A strong tag for what is sent, which is another one in each encoding (RFC 9110 §8.8.3.3). */
export function tagOf(body: Uint8Array): string {
  return `"${integrityOf(body).slice(7, 29)}"`
}

/**
 * Whether a browser has kept what it asks for: it may name several tags, or any by `*`, and whoever
 * compressed the answer on its way may have made a tag weak (RFC 9110 §13.1.2).
 *
 * @param etag - a strong one
 */
export function isKept({ headers }: Headers, etag: string) {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.some((tag) => tag === etag || tag === '*') ?? false
}
