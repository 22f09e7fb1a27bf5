import ical from 'ical-generator'
import { htmlLang, type Language } from '../i18n/language.ts'
import { municipality } from '../site/municipality.ts'
import type { EventItem } from './event-item.ts'
import { feeds } from './feeds.ts'

/** How often a calendar that follows the feed should look again, in seconds. */
const refreshInterval = 3_600

/**
 * Events as a calendar (RFC 5545), in one language: moments in UTC, which every calendar shows in
 * its own time. The announcements give no end, so neither does the calendar: an event without one
 * takes up no time (§3.6.1), where a made-up end would be read as the town's word.
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
    calendar.createEvent({
      id: `${event.id}@${new URL(municipality.website).hostname}`,
      stamp: now,
      start: new Date(event.startsAt),
      summary: event.title[language],
      location: event.location?.[language] ?? null,
      description: event.description?.[language] ?? null,
      categories: [{ name: event.category[language] }],
      url: `${municipality.website}/?lang=${language}#events`,
    })
  }
  return `${calendar.toString()}\r\n`
}
