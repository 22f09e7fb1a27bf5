import { filipinoCount } from '../i18n/numbers.ts'
import type { Bilingual } from '../i18n/translated.ts'
import { readSettings } from '../section/settings.ts'
import { categoryOf } from './category.ts'
import { bilingualExcerpt } from './excerpt.ts'
import { imageAddress } from './image-address.ts'
import { dateWordsOf, momentOf } from './moment.ts'
import { bilingualOf, idOf, type Row, type RowText, textOf } from './row.ts'

/** A published news item, mapped once from its row; a text in one language serves both. */
export interface NewsItem {
  id: string
  title: RowText
  category: Bilingual
  readTime: Bilingual
  /** A safe address of the item's own image, or null. */
  image: string | null
  /** The first 150 characters of excerpt, description or content. */
  excerpt: RowText
  /** The whole text; an empty line separates paragraphs. */
  content: RowText
  /** Moment of publication, ISO 8601; '' where the row gives only a plain text. */
  publishedAt: string
  /** The plain text that stands for a date, or null where {@link publishedAt} has it. */
  dateText: string | null
}

const defaultMinutes = 3
const empty: Bilingual = { en: '', fil: '' }

/**
 * Maps a row of `news`; null for one that has no id or title.
 *
 * @param imageOrigin where images may come from, beside the portal itself; '' for nowhere else
 */
export function newsItemOf(row: Row, imageOrigin = ''): NewsItem | null {
  const id = idOf(row)
  const title = bilingualOf(row, 'title')
  if (id === '' || title === null) return null

  const publishedAt = momentOf(row, 'publish_date')
  const image = (column: string) => imageAddress(textOf(row, column, 2_001), imageOrigin)
  return {
    id,
    title,
    category: categoryOf(row) ?? empty,
    readTime: readTimeOf(row),
    image: image('featured_image_url') ?? image('thumbnail'),
    excerpt: bilingualExcerpt(bilingualOf(row, 'excerpt', 'description', 'content') ?? empty),
    content: wholeTextOf(row),
    publishedAt,
    dateText: publishedAt === '' ? dateWordsOf(row, 'publish_date', 'date') : null,
  }
}

/** Maps a row on a page, whose settings say where images may come from. */
export function publicNewsOf(row: Row): NewsItem | null {
  return newsItemOf(row, readSettings().supabaseUrl)
}

/** The longest text there is; one that was not translated stays whole, in its own language. */
function wholeTextOf(row: Row): RowText {
  const longest = ['content', 'description', 'excerpt'].map((column) => bilingualOf(row, column))
  return longest.find((text) => text !== null) ?? empty
}

/** `3 min read` unless given; the usual form is put into Filipino by itself. */
function readTimeOf(row: Row): Bilingual {
  const given = bilingualOf(row, 'readTime', 'read_time')
  if (given && given.fil !== given.en) return given
  const minutes = given ? /^(\d{1,3}) min read$/.exec(given.en)?.[1] : String(defaultMinutes)
  if (minutes === undefined) return given ?? empty
  return { en: `${minutes} min read`, fil: `${filipinoCount(minutes)} minutong pagbasa` }
}
