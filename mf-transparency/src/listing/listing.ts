import { holdsWords, type Language } from '@portal/shared/i18n'

/** What any record shows to the list that it stands in. */
export interface Listed {
  id: string
  /** In the visitor's language. */
  title: string
  /** One of the list's kinds. */
  kind: string
  year: number
  /** ISO day. */
  date: string
  /** In pesos. */
  amount?: number
  downloads?: number
  /** All that the search looks through, in both languages: a word known from either finds it. */
  words: string
}

export const orders = ['newest', 'oldest', 'title', 'amount', 'downloads'] as const
export type Order = (typeof orders)[number]

/** Which records are shown, and in which order. An empty filter lets everything through. */
export interface ListingView {
  search: string
  kind: string
  year: string
  order: Order
}

export const wholeListing: ListingView = { search: '', kind: '', year: '', order: 'newest' }

/** Whether any filter is on. The order hides nothing. */
export function isFiltered({ search, kind, year }: ListingView): boolean {
  return search.trim() !== '' || kind !== '' || year !== ''
}

/** What the search looks through. */
export function searchableText({ title, words }: Listed): string {
  return `${title} ${words}`
}

/**
 * The records that pass every filter, in the chosen order; titles sort in the given language.
 *
 * @param holds - tells whether a text has what is searched
 */
export function recordsInView<R extends Listed>(
  records: readonly R[],
  view: ListingView,
  language: Language,
  holds = holdsWords,
): R[] {
  return records
    .filter(
      (record) =>
        (view.kind === '' || record.kind === view.kind) &&
        (view.year === '' || String(record.year) === view.year) &&
        holds(searchableText(record), view.search),
    )
    .sort(byOrder(view.order, language))
}

function byOrder(order: Order, language: Language): (a: Listed, b: Listed) => number {
  switch (order) {
    case 'newest':
      return (a, b) => Date.parse(b.date) - Date.parse(a.date)
    case 'oldest':
      return (a, b) => Date.parse(a.date) - Date.parse(b.date)
    case 'title': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return (a, b) => compare(a.title, b.title)
    }
    case 'amount':
      return (a, b) => (b.amount ?? 0) - (a.amount ?? 0)
    case 'downloads':
      return (a, b) => (b.downloads ?? 0) - (a.downloads ?? 0)
  }
}
