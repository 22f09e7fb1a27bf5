import { languageKey } from '../section/document-names.ts'

/** The two languages of the portal. English is the default and the shape of all copy. */
export const languages = ['en', 'fil'] as const

export type Language = (typeof languages)[number]

/** What visitors get who have chosen none. */
export const defaultLanguage: Language = 'en'

/**
 * The cookie that keeps a visitor's choice for a year, as a page or an answer sets it. The script
 * `platform/compose/inline/language.js` writes out the same.
 */
export function languageCookie(language: string): string {
  return `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

/** Value of the `lang` attribute for each language. */
export const htmlLang: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' }

/** Whether a value from outside, such as an address or a cookie, names a language of the portal. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
