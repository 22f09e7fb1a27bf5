import type { Language } from '../i18n/language.ts'
import { readSettings } from '../section/settings.ts'
import { within } from '../within.ts'
import { requestTimeout } from './client.ts'
import type { EventItem } from './event-item.ts'
import { eventHref, feeds } from './feeds.ts'

/**
 * Where the event's calendar file is answered; null on a host of plain files, whose data lives
 * elsewhere: there {@link saveEventFile} makes it.
 */
export function eventFileHref(event: EventItem, language: Language): string | null {
  return readSettings().supabaseUrl === '' ? eventHref(event.id, language) : null
}

/**
 * Makes the event's calendar file in the browser, and hands it over to be saved. The code for it is
 * fetched at the first call; rejects where it cannot be had.
 */
export async function saveEventFile(event: EventItem, language: Language): Promise<void> {
  const code = Promise.all([import('./calendar.ts'), import('@portal/shared/export')])
  const [{ eventText }, { saveFile }] = await within(requestTimeout, code)
  const fileName = eventHref(event.id, language).replace(/.*\//, '')
  saveFile(eventText(event, language), fileName, feeds.events.type)
}
