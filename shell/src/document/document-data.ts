import { htmlLang, type Language, languages } from '@portal/shared/i18n'
import type { Registry } from '@portal/shared/section'

/** Ids of the data that compose writes into every document. */
export const rootId = 'root'
export const registryId = 'portal-registry'

/** The current releases, as this document was composed with them. */
export function readRegistry(): Registry {
  const text = document.getElementById(registryId)?.textContent
  if (!text) throw new Error(`This document holds no #${registryId}`)
  return JSON.parse(text)
}

/** The language that this document was composed in. */
export function readLanguage(): Language {
  const { lang } = document.documentElement
  return languages.find((language) => htmlLang[language] === lang) ?? 'en'
}
