import type { Language } from '../i18n/language.ts'
import type { EventItem } from './event-item.ts'
import { eventHref, feeds } from './feeds.ts'
import { readSettings } from './settings.ts'

/**
 * Where the event's calendar file is answered; null on a host of plain files, whose data lives
 * elsewhere: there {@link saveEventFile} makes it.
 */
export function eventFileHref(event: EventItem, language: Language): string | null {
  return readSettings().supabaseUrl === '' ? eventHref(event.id, language) : null
}

/**
 * Makes the event's calendar file in the browser, and hands it over to be saved. The code for it is
 * fetched at the first call.
 */
export async function saveEventFile(event: EventItem, language: Language): Promise<void> {
  const { calendarText } = await import('./calendar.ts')
  const text = calendarText([event], language)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: feeds.events.type }))
  link.download = eventHref(event.id, language).replace(/.*\//, '')
  link.click()
  // Some browsers still read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
