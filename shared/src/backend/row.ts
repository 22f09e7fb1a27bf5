import type { Language } from '../i18n/language.ts'
import type { Bilingual } from '../i18n/translated.ts'
import { cleanText } from './clean-text.ts'

/** A row as it came over the wire: nothing about it is certain. */
export type Row = Readonly<Record<string, unknown>>

/** A text of a row. One that exists in one language serves both, and says which that is. */
export interface RowText extends Bilingual {
  only?: Language
}

/** Keeps what is a row and drops the rest. */
export function rowsOf(data: unknown): Row[] {
  return Array.isArray(data) ? data.filter(isRow) : []
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Most characters of each kind of text; no tighter than the bounds in the database. */
const longest: Record<string, number> = {
  title: 200,
  category: 60,
  location: 200,
  read_time: 40,
  readTime: 40,
  excerpt: 600,
  description: 5_000,
  content: 50_000,
}
const longestOther = 2_000

/** The text in a column, fit to be shown; '' for anything that is not text. */
export function textOf(row: Row, column: string, limit = longestOther): string {
  const value = row[column]
  return typeof value === 'string' ? cleanText(value, limit) : ''
}

/** The id of a row; '' where it has none. */
export function idOf(row: Row): string {
  return typeof row.id === 'number' ? String(row.id) : textOf(row, 'id', 100)
}

/**
 * The first of the columns that has a text, each language by itself: Filipino stands in `<column>_fil`,
 * and a text that exists in one language serves both. Null where there is none at all.
 */
export function bilingualOf(row: Row, ...columns: readonly string[]): RowText | null {
  const first = (suffix: string) =>
    columns
      .map((column) => textOf(row, column + suffix, longest[column]))
      .find((text) => text !== '')
  const en = first('')
  const fil = first('_fil')
  if (en === undefined) return fil === undefined ? null : { en: fil, fil, only: 'fil' }
  return fil === undefined ? { en, fil: en, only: 'en' } : { en, fil }
}

/** Most rows that one answer of the database has. */
const mostRows = 1_000

/** Maps rows to items; a row without what it needs is dropped, and so is an id seen before. */
export function itemsOf<Item extends { id: string }>(
  data: unknown,
  map: (row: Row) => Item | null,
): Item[] {
  const items = new Map<string, Item>()
  for (const row of rowsOf(data).slice(0, mostRows)) {
    const item = map(row)
    if (item && !items.has(item.id)) items.set(item.id, item)
  }
  return [...items.values()]
}
