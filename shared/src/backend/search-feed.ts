import type { Language } from '../i18n/language.ts'

/** Where the portal answers with what its search finds among news and events. */
export function searchFeedHref(language: Language): string {
  return `/feeds/search.${language}.json`
}

/**
 * The address of one news item, seen from the home page: among all news, and open.
 *
 * @param id - of the item's row
 */
export function newsHref(id: string): string {
  return `/?news=${encodeURIComponent(id)}#news`
}

/** The news item that such an address names, or null. */
export function linkedNews({ search, hash }: { search: string; hash: string }): string | null {
  return hash === '#news' ? new URLSearchParams(search).get('news') || null : null
}

/** The address of all events, seen from the home page; without the query it shows the next three. */
export const allEventsHref = '/?events=all#events'

/** All events are at most these many, on the page, in the search and in the calendar. */
export const allEventsAtMost = 100

/** Whether an address is that of all events. */
export function asksForAllEvents(search: string): boolean {
  return new URLSearchParams(search).get('events') === 'all'
}
