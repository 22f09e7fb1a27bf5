import { defaultLanguage, type Language } from './language.ts'
import type { Bilingual } from './translated.ts'

/** Labels that the frame and several sections say the same way. */
export const dictionary = {
  'nav.home': { en: 'Home', fil: 'Tahanan' },
  'nav.about': { en: 'About', fil: 'Tungkol' },
  'nav.governance': { en: 'Governance', fil: 'Pamamahala' },
  'nav.services': { en: 'Services', fil: 'Serbisyo' },
  'nav.tourism': { en: 'Tourism', fil: 'Turismo' },
  'nav.transparency': { en: 'Transparency', fil: 'Transparency' },
  'nav.accessibility': { en: 'Accessibility', fil: 'Accessibility' },
  'nav.privacy': { en: 'Privacy Policy', fil: 'Patakaran sa Privacy' },
  'skip.main': { en: 'Skip to main content', fil: 'Pumunta sa pangunahing nilalaman' },
  'skip.nav': { en: 'Skip to navigation', fil: 'Pumunta sa nabigasyon' },
  // The label names the language that the button switches TO.
  'language.switch': { en: 'Wikang Filipino', fil: 'English' },
} as const satisfies Record<string, Bilingual>

export type DictionaryKey = keyof typeof dictionary

/** The label for `key`; a key without a translation yields the key itself. */
export function translate(key: string, language: Language = defaultLanguage): string {
  return dictionary[key as DictionaryKey]?.[language] ?? key
}
