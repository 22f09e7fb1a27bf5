import ical from 'ical-generator'
import { htmlLang, type Language } from '../i18n/language.ts'
import { municipality } from '../site/municipality.ts'
import type { EventItem } from './event-item.ts'
import { feeds } from './feeds.ts'

/**
 * How long an event lasts in a calendar, in milliseconds. The announcements give no end, and an event
 * without one is invisible in most calendars.
 */
const assumedLength = 3_600_000

/** How often a calendar that follows the feed should look again, in seconds. */
const refreshInterval = 3_600

/**
 * Events as a calendar (RFC 5545), in one language: moments in UTC, which every calendar shows in
 * its own time.
 *
 * @param now - the moment at which the data was read
 */
export function calendarText(
  events: readonly EventItem[],
  language: Language,
  now = new Date(),
): string {
  const town = municipality.title[language]
  const calendar = ical({
    name: `${feeds.events.title[language]} – ${town}`,
    prodId: { company: municipality.name, product: 'portal', language: htmlLang[language] },
    timezone: null,
    ttl: refreshInterval,
    url: municipality.website + feeds.events.href(language),
  })
  for (const event of events) {
    const start = new Date(event.startsAt)
    calendar.createEvent({
      id: `${event.id}@${new URL(municipality.website).hostname}`,
      stamp: now,
      start,
      end: new Date(start.getTime() + assumedLength),
      summary: event.title[language],
      location: event.location?.[language] ?? null,
      description: event.description?.[language] ?? null,
      categories: [{ name: event.category[language] }],
      url: `${municipality.website}/?lang=${language}#events`,
    })
  }
  return `${calendar.toString()}\r\n`
}
