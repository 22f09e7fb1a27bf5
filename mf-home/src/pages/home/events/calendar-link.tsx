import { type EventItem, eventFileHref, saveEventFile } from '@portal/shared/backend'
import { useLanguage } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { CalendarPlus } from 'lucide-react'
import { useNewsCopy } from '../news/copy.ts'

const looks =
  'mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-forest-ink text-sm underline print:hidden [&>svg]:size-5 [&>svg]:shrink-0'

/**
 * Puts an event into the visitor's own calendar. A link wherever the portal answers with the file:
 * phones then offer to add the event at once. Elsewhere the browser makes the file itself.
 */
export function CalendarLink({ event }: { event: EventItem }) {
  const copy = useNewsCopy().events
  const { language } = useLanguage()
  const href = eventFileHref(event, language)
  const content = (
    <>
      <CalendarPlus aria-hidden="true" />
      {copy.addToCalendar}
    </>
  )
  const label = copy.addNamed(event.title[language])
  const save = () =>
    saveEventFile(event, language).catch(() => notify({ ...copy.notAdded, tone: 'destructive' }))
  return href ? (
    <a
      href={href}
      aria-label={label}
      className={looks}
      onClick={(click) => {
        if (navigator.onLine) return
        // The browser would leave the page for one that says so.
        click.preventDefault()
        save()
      }}
    >
      {content}
    </a>
  ) : (
    <button type="button" aria-label={label} className={looks} onClick={save}>
      {content}
    </button>
  )
}
