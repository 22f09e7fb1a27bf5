import type { Language } from '../i18n/language.ts'
import type { Bilingual } from '../i18n/translated.ts'

/**
 * Filipino names of categories, by the English name that the tables store: feeds and calendar files
 * are made where no section is. Home's pages have the same names in home's own list.
 */
const filipinoNames = new Map([
  ['Agriculture', 'Agrikultura'],
  ['Awards', 'Parangal'],
  ['Business', 'Negosyo'],
  ['Culture', 'Kultura'],
  ['Development', 'Kaunlaran'],
  ['Education', 'Edukasyon'],
  ['Environment', 'Kalikasan'],
  ['Event', 'Kaganapan'],
  ['Government', 'Pamahalaan'],
  ['Health', 'Kalusugan'],
  ['Health Program', 'Programang Pangkalusugan'],
  ['Public Safety', 'Kaligtasan ng Publiko'],
  ['Services', 'Serbisyo'],
  ['Social Services', 'Serbisyong Panlipunan'],
  ['Sports', 'Isports'],
  ['Tourism', 'Turismo'],
])

/** The name of a category; one that has no Filipino name of its own takes the one of the list. */
export function categoryName(given: Bilingual, language: Language): string {
  const isUntranslated = language === 'fil' && given.fil === given.en
  return (isUntranslated && filipinoNames.get(given.en)) || given[language]
}
