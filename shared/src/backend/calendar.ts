import ical, { type ICalCalendarData } from 'ical-generator'
import { htmlLang, type Language } from '../i18n/language.ts'
import { municipality } from '../site/municipality.ts'
import type { EventItem } from './event-item.ts'
import { feeds } from './feeds.ts'
import { allEventsHref } from './search-feed.ts'

/** How often a calendar that follows the feed should look again, in seconds. */
const refreshInterval = 3_600

/**
 * Events as a calendar to follow, in one language.
 *
 * @param now - the moment at which the data was read
 */
export function calendarText(events: readonly EventItem[], language: Language, now?: Date): string {
  const head = {
    name: `${feeds.events.title[language]} – ${municipality.title[language]}`,
    ttl: refreshInterval,
    url: municipality.website + feeds.events.href(language),
  }
  return calendarOf(events, { language, head, now })
}

/**
 * One event, to be put into the visitor's own calendar: it must not be named as a calendar, which
 * Outlook would then open beside that (MS-OXCICAL 2.1.3.1.1.17).
 */
export function eventText(event: EventItem, language: Language, now?: Date): string {
  return calendarOf([event], { language, head: {}, now })
}

interface CalendarInfo {
  language: Language
  /** What only a calendar to follow says of itself. */
  head: ICalCalendarData
  now: Date | undefined
}

/**
 * RFC 5545: moments in UTC, which every calendar shows in its own time. The announcements give no
 * end, so neither does the calendar: an event without one takes up no time (§3.6.1), where a made-up
 * end would be read as the town's word.
 */
function calendarOf(
  events: readonly EventItem[],
  { language, head, now = new Date() }: CalendarInfo,
) {
  const page = new URL(allEventsHref, municipality.website)
  page.searchParams.set('lang', language)
  const calendar = ical({
    ...head,
    prodId: { company: municipality.name, product: 'portal', language: htmlLang[language] },
    timezone: null,
  })
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${new URL(municipality.website).hostname}`,
      stamp: now,
      start: new Date(event.startsAt),
      summary: event.title[language],
      location: event.location?.[language] ?? null,
      description: event.description?.[language] ?? null,
      categories: [{ name: event.category[language] }],
      url: page.href,
    })
  }
  return `${calendar.toString()}\r\n`
}
