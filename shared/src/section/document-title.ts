import type { Language } from '../i18n/language.ts'
import { municipality } from '../site/municipality.ts'

/** The title of a page's document: its own, then whose portal it is. */
export function documentTitle(pageTitle: string, language: Language): string {
  return `${pageTitle} · ${municipality.title[language]}`
}
