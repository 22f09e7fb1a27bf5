import type { Bilingual } from '../i18n/translated.ts'
import { bilingualOf, type Row } from './row.ts'

/** Filipino names of the town's usual categories, by the English name that the tables store. */
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

/** A category by its English name; one that is not among the usual ones keeps it in Filipino. */
export function categoryNamed(en: string): Bilingual {
  return { en, fil: filipinoNames.get(en) ?? en }
}

/** The category of a row, in whose Filipino the row itself has the first word; null where it has none. */
export function categoryOf(row: Row): Bilingual | null {
  const given = bilingualOf(row, 'category')
  return given && given.fil === given.en ? categoryNamed(given.en) : given
}
