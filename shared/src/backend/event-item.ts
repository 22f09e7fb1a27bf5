import type { Bilingual } from '../i18n/translated.ts'
import { categoryNamed, categoryOf } from './category.ts'
import { momentOf } from './moment.ts'
import { bilingualOf, idOf, type Row, type RowText } from './row.ts'

/** A public event, mapped once from its row; a text in one language serves both. */
export interface EventItem {
  id: string
  title: RowText
  category: Bilingual
  /** When it begins, ISO 8601. */
  startsAt: string
  location: RowText | null
  description: RowText | null
}

/** Category of an event that has none. */
const defaultCategory = 'Event'

/** Maps a row of `events`; null for one that has no id, title or date. */
export function eventItemOf(row: Row): EventItem | null {
  const id = idOf(row)
  const title = bilingualOf(row, 'title')
  const startsAt = momentOf(row, 'event_date')
  if (id === '' || title === null || startsAt === '') return null
  return {
    id,
    title,
    category: categoryOf(row) ?? categoryNamed(defaultCategory),
    startsAt,
    location: bilingualOf(row, 'location'),
    description: bilingualOf(row, 'description'),
  }
}
