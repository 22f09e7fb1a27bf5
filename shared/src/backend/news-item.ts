import type { Bilingual } from '../i18n/translated.ts'
import { bilingualExcerpt } from './excerpt.ts'
import { imageAddress } from './image-address.ts'
import { bilingualOf, idOf, type Row, textOf } from './row.ts'

/** A published news item, mapped once from its row; a text in one language serves both. */
export interface NewsItem {
  id: string
  title: Bilingual
  category: Bilingual
  readTime: Bilingual
  /** A safe address of the item's own image, or null. */
  image: string | null
  /** The first 150 characters of excerpt, description or content (spec §3). */
  excerpt: Bilingual
  /** The whole text; an empty line separates paragraphs. */
  content: Bilingual
  /** Moment of publication, ISO 8601; '' where the row gives only a plain text. */
  publishedAt: string
  /** The plain text that stands for a date, or null where {@link publishedAt} has it. */
  dateText: string | null
}

const defaultMinutes = 3
const empty: Bilingual = { en: '', fil: '' }

/** Maps a row of `news`; null for one that has no id or title. */
export function newsItemOf(row: Row): NewsItem | null {
  const id = idOf(row)
  const title = bilingualOf(row, 'title')
  if (id === '' || title === null) return null

  const date = textOf(row, 'publish_date')
  const isMoment = !Number.isNaN(Date.parse(date))
  return {
    id,
    title,
    category: bilingualOf(row, 'category') ?? empty,
    readTime: readTimeOf(row),
    image:
      imageAddress(textOf(row, 'featured_image_url')) ?? imageAddress(textOf(row, 'thumbnail')),
    excerpt: bilingualExcerpt(bilingualOf(row, 'excerpt', 'description', 'content') ?? empty),
    content: wholeTextOf(row),
    publishedAt: isMoment ? date : '',
    dateText: isMoment ? null : date || textOf(row, 'date') || null,
  }
}

/** The longest text there is; one that was not translated stays whole, in its own language. */
function wholeTextOf(row: Row): Bilingual {
  const longest = ['content', 'description', 'excerpt'].map((column) => bilingualOf(row, column))
  return longest.find((text) => text !== null) ?? empty
}

/** `3 min read` unless given (spec §3); the usual form is put into Filipino by itself. */
function readTimeOf(row: Row): Bilingual {
  const given = bilingualOf(row, 'readTime', 'read_time')
  if (given && given.fil !== given.en) return given
  const minutes = given ? /^(\d{1,3}) min read$/.exec(given.en)?.[1] : String(defaultMinutes)
  if (minutes === undefined) return given ?? empty
  return { en: `${minutes} min read`, fil: `${minutes} minutong pagbasa` }
}
