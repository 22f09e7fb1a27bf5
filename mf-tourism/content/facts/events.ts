import type { MapPlace } from './places.ts'

/** Who may come, or what one does beforehand. */
export type EventStatus = 'everyone' | 'volunteers' | 'register'

/** The five yearly events, in the order of the calendar. Their dates recur, so they name no year. */
export const events = [
  { id: 'founding-day', place: 'municipal-hall', status: 'everyone' },
  { id: 'town-fiesta', place: 'barangay-fiestas', status: 'everyone' },
  { id: 'tree-growing', place: 'mountain-springs', status: 'volunteers' },
  { id: 'youth-week', place: 'peoples-park', status: 'register' },
  { id: 'cane-harvest', place: 'barangay-fiestas', status: 'everyone' },
] as const satisfies readonly { id: string; place: MapPlace; status: EventStatus }[]

export type EventId = (typeof events)[number]['id']
