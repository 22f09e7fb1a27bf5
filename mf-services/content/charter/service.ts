import type { FormId } from '@portal/shared/forms'
import type { Bilingual } from '@portal/shared/i18n'
import type { ServiceId } from './titles.ts'

/** Longest time of each class of service, in working days (RA 11032, section 9). */
export const longestDays = { simple: 3, complex: 7, technical: 20 } as const

export type Classification = keyof typeof longestDays

/** Kind of transaction: what the government deals with is a citizen, a business or an agency. */
export type Transaction = 'G2C' | 'G2B' | 'G2G'

/** At the counter in minutes, or behind it in working days, shortest and longest. */
export type StepTime = { minutes: number } | { days: readonly [from: number, to: number] }

export interface Step {
  client: Bilingual
  office: Bilingual
  /** The position that answers for the step, never a name. */
  person: Bilingual
  time: StepTime
  /** The service's fee is paid in this step; all other steps are free. */
  paid?: true
}

/**
 * One service of the town hall as its Citizen's Charter must state it (RA 11032, section 6).
 * Requirements, processing time, fee, office and Saturday mornings are the form's own
 * (`@portal/shared/forms`), so that the page, the charter and the printed form cannot disagree.
 */
export interface Service {
  id: ServiceId
  form: FormId
  description: Bilingual
  /** Label of the button that starts an application. */
  apply: Bilingual
  classification: Classification
  transactions: readonly Transaction[]
  whoMayAvail: Bilingual
  /** Where to get each requirement, in the order of the form's requirements. */
  whereToGet: readonly Bilingual[]
  steps: readonly Step[]
}
