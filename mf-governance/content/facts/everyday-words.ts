import type { OfficeId } from './offices.ts'

/**
 * What residents come for where the duties of an office say it in another way. No page shows it: the
 * search of the offices looks through it, and knows other words for the same by itself.
 */
export const everydayWords: Partial<Record<OfficeId, string>> = {
  treasurer: 'real property tax RPT',
  assessor: 'land title titulo',
  health: 'doctor checkup medicine',
  'social-services': 'hospital bill burial PWD',
}
