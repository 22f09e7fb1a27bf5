import { formatDate, formatTime, type Language } from '@portal/shared/i18n'
import type { EventItem } from '../../shared/src/backend/event-item.ts'
import type { NewsItem } from '../../shared/src/backend/news-item.ts'
import { allEventsHref, newsHref } from '../../shared/src/backend/search-feed.ts'
import type { SearchEntry } from '../../shell/src/search/entry.ts'

/**
 * News and events as JSON of entries of the search, which stand beside those that compose makes of
 * the pages.
 */
export function searchFeed(
  news: readonly NewsItem[],
  events: readonly EventItem[],
  language: Language,
): string {
  const entries: SearchEntry[] = [
    ...news.map(({ id, title, excerpt }) => ({
      to: newsHref(id),
      kind: 'news' as const,
      title: title[language],
      text: excerpt[language],
    })),
    ...events.map(({ title, startsAt, location, description }) => ({
      to: allEventsHref,
      kind: 'news' as const,
      title: title[language],
      text: lines(
        `${formatDate(startsAt, language)}, ${formatTime(startsAt, language)}`,
        location?.[language],
        description?.[language],
      ),
    })),
  ]
  return JSON.stringify(entries)
}

function lines(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n')
}
