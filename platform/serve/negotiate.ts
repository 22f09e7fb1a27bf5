import type { IncomingMessage } from 'node:http'
import { defaultLanguage, isLanguage, type Language, languageKey } from '@portal/shared/i18n'
import type { ServedDocument } from './site.ts'

/** The language to answer in: what the address asks for, else what the visitor chose before. */
export function chooseLanguage(url: URL, cookie = ''): Language {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  const kept = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookie)?.[1]
  return isLanguage(kept) ? kept : defaultLanguage
}

/** The copy of a document that the browser can read, the smallest first. */
export function chooseEncoding(request: IncomingMessage, document: ServedDocument) {
  if (accepts(request, 'br')) return { encoding: 'br', body: document.br }
  if (accepts(request, 'gzip')) return { encoding: 'gzip', body: document.gzip }
  return { encoding: null, body: document.plain }
}

/** Whether a request names an encoding, and not by `q=0` as one that it cannot read. */
export function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip') {
  const named = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i')
  return named.test(String(headers['accept-encoding'] ?? ''))
}
