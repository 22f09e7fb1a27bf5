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
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: document.br }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: document.gzip }
  return { encoding: null, body: document.plain }
}
