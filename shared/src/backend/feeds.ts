import type { Language } from '../i18n/language.ts'
import type { Bilingual } from '../i18n/translated.ts'

/** What the portal offers to be followed with other programs, in each language. */
export const feeds = {
  /** Published news, as Atom. */
  news: {
    title: { en: 'News', fil: 'Mga balita' },
    type: 'application/atom+xml',
    href: (language: Language) => `/feeds/news.${language}.xml`,
  },
  /** Upcoming events, as a calendar. */
  events: {
    title: { en: 'Upcoming events', fil: 'Mga susunod na kaganapan' },
    type: 'text/calendar',
    href: (language: Language) => `/feeds/events.${language}.ics`,
  },
} as const satisfies Record<
  string,
  { title: Bilingual; type: string; href: (language: Language) => string }
>

/** Where a portal that keeps its own data answers with the calendar file of one event. */
export function eventHref(id: string, language: Language): string {
  return `/feeds/events/${encodeURIComponent(id)}.${language}.ics`
}
