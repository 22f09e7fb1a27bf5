import type { Bilingual } from '../i18n/translated.ts'
import type { FactCheck } from './fact-check.ts'

/** Against the municipality's specification. */
export const officeHoursCheck: FactCheck = { checked: '2026-11-21' }

/** When the municipal hall is open, on Saturday for a few offices only. */
export const officeHours = {
  weekdays: { en: 'Mon-Fri 8:00 AM-5:00 PM', fil: 'Lun-Biy 8:00 AM-5:00 PM' },
  saturday: { en: 'Sat 8:00 AM-12:00 PM', fil: 'Sab 8:00 AM-12:00 PM' },
  lunch: { en: 'Lunch break 12:00-1:00 PM', fil: 'Pahinga sa tanghali 12:00-1:00 PM' },
} as const satisfies Record<string, Bilingual>

/** Who is there on Saturday. */
export const saturdayOffices: Bilingual = {
  en: 'Treasurer, Civil Registry, Health',
  fil: 'Ingat-Yaman, Rehistro Sibil, Kalusugan',
}
