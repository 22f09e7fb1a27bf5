import { formatDate, formatTime, type Language } from '@portal/shared/i18n'
import { useSyncExternalStore } from 'react'

/** A moment as text: `Dec 01, 2026, 10:00 AM`. */
export function formatMoment(moment: string, language: Language): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`
}

const never = () => () => {}

/** Whether a moment is over by the visitor's clock; false until the page answers. */
export function usePassed(moment: string): boolean {
  return useSyncExternalStore(
    never,
    () => Date.parse(moment) < Date.now(),
    () => false,
  )
}
