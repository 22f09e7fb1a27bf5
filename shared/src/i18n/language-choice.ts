import { languageKey } from '../section/document-names.ts'
import { htmlLang, isLanguage, type Language, languageCookie } from './language.ts'

/**
 * Keeps the visitor's choice: localStorage is the truth, the cookie mirrors it so that a
 * server can answer with the right document. A browser that forbids storage still switches.
 */
export function keepLanguage(language: Language): void {
  document.documentElement.lang = htmlLang[language]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
  document.cookie = languageCookie(language)
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage is forbidden or full: the choice holds for this page and, by the cookie, the next.
  }
}

/** The language kept by an earlier visit, or null where there is none. */
export function keptLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(languageKey)
    return isLanguage(kept) ? kept : null
  } catch {
    return null
  }
}
