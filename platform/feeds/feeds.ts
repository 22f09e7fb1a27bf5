import { isLanguage } from '@portal/shared/i18n'
import { calendarText, eventText } from '../../shared/src/backend/calendar.ts'
import { type EventItem, eventItemOf } from '../../shared/src/backend/event-item.ts'
import { eventHref, feeds } from '../../shared/src/backend/feeds.ts'
import { type NewsItem, newsItemOf } from '../../shared/src/backend/news-item.ts'
import { itemsOf } from '../../shared/src/backend/row.ts'
import { allEventsAtMost, searchFeedHref } from '../../shared/src/backend/search-feed.ts'
import { atomFeed } from './atom.ts'
import { searchFeed } from './search-feed.ts'

/** Where the data is: the portal's own REST interface, or a hosted Supabase project's. */
export interface DataSource {
  url: string
  anonKey: string
}

export interface Feed {
  type: string
  text: string
}

const newsAtMost = 30
/** The search finds older ones too; as text of two lines each, they are less than one picture. */
const newsToFindAtMost = 100
/** How long the database may take, in milliseconds. */
const answerTimeout = 10_000

const listPath = /^\/feeds\/(news|events|search)\.(\w+)\.(xml|ics|json)$/
const eventPath = /^\/feeds\/events\/([\w-]{1,100})\.(\w+)\.ics$/

/**
 * Makes the feed at an address; null where there is none. It asks for the data as every browser
 * does, so that the same policies decide what is public. Sample news, which the page shows while
 * there is none, never gets into a feed: readers keep what they once got.
 *
 * @throws where the database does not answer
 */
export async function makeFeed(path: string, source: DataSource): Promise<Feed | null> {
  const [, kind, language] = listPath.exec(path) ?? []
  if (isLanguage(language) && kind === 'news' && path === feeds.news.href(language)) {
    const items = await readNews(source, newsAtMost)
    return { type: feeds.news.type, text: atomFeed(items, language) }
  }
  if (isLanguage(language) && kind === 'search' && path === searchFeedHref(language)) {
    const [news, events] = await Promise.all([
      readNews(source, newsToFindAtMost),
      readEvents(source, `limit=${allEventsAtMost}`),
    ])
    return { type: 'application/json', text: searchFeed(news, events, language) }
  }
  if (isLanguage(language) && kind === 'events' && path === feeds.events.href(language)) {
    const events = await readEvents(source, `limit=${allEventsAtMost}`)
    return { type: feeds.events.type, text: calendarText(events, language) }
  }
  const [, id = '', eventLanguage] = eventPath.exec(path) ?? []
  if (!isLanguage(eventLanguage) || path !== eventHref(id, eventLanguage)) return null
  const [event] = await readEvents(source, `id=eq.${id}&limit=1`)
  return event ? { type: feeds.events.type, text: eventText(event, eventLanguage) } : null
}

async function readNews(source: DataSource, limit: number): Promise<NewsItem[]> {
  const query = `status=eq.published&order=publish_date.desc,id.asc&limit=${limit}`
  return itemsOf(await readRows(source, 'news', query), (row) => newsItemOf(row))
}

async function readEvents(source: DataSource, which: string): Promise<EventItem[]> {
  const query = `status=eq.upcoming&order=event_date.asc,id.asc&${which}`
  return itemsOf(await readRows(source, 'events', query), eventItemOf)
}

/** Rows that everyone may read; none where the query asks for an id that cannot be one. */
async function readRows({ url, anonKey }: DataSource, table: string, query: string) {
  const answer = await fetch(`${url}/rest/v1/${table}?select=*&${query}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
    signal: AbortSignal.timeout(answerTimeout),
  })
  if (answer.status === 400 && query.includes('id=eq.')) return []
  if (!answer.ok) throw new Error(`The list of ${table} answered ${answer.status}`)
  return answer.json()
}
