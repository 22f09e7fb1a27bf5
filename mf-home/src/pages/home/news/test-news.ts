import type { NewsItem } from '@portal/shared/backend'

/** A published news item. For tests. */
export function newsItem(number: number): NewsItem {
  return {
    id: `item-${number}`,
    title: { en: `Title ${number}`, fil: `Pamagat ${number}` },
    category: { en: 'Agriculture', fil: 'Agrikultura' },
    excerpt: { en: `Summary ${number}`, fil: `Buod ${number}` },
    content: {
      en: 'First part.\n\nSecond part.\n\nSecond part.',
      fil: 'Unang bahagi.\n\nIkalawang bahagi.',
    },
    readTime: { en: '3 min read', fil: '3 minutong pagbasa' },
    publishedAt: '2026-01-05T08:00:00+08:00',
    dateText: null,
    image: null,
  }
}
