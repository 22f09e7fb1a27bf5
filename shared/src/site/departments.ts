import type { Bilingual } from '../i18n/translated.ts'

/**
 * The ten offices that a message can be addressed to, in the order of the list. The
 * English name is what is stored with the message.
 */
export const departmentNames = {
  mayor: { en: "Municipal Mayor's Office", fil: 'Tanggapan ng Punong Bayan' },
  'business-license': { en: 'Business License Office', fil: 'Tanggapan ng Lisensiya sa Negosyo' },
  engineering: { en: 'Engineering Office', fil: 'Tanggapan ng Inhinyero' },
  'social-services': { en: 'Social Services Office', fil: 'Tanggapan ng Serbisyong Panlipunan' },
  'civil-registry': { en: 'Civil Registry Office', fil: 'Tanggapan ng Rehistro Sibil' },
  health: { en: 'Municipal Health Office', fil: 'Tanggapan ng Kalusugang Pambayan' },
  planning: { en: 'Municipal Planning Office', fil: 'Tanggapan ng Pagpaplanong Pambayan' },
  treasurer: { en: "Treasurer's Office", fil: 'Tanggapan ng Ingat-Yaman' },
  assessor: { en: "Municipal Assessor's Office", fil: 'Tanggapan ng Tagatasa ng Bayan' },
  'general-services': {
    en: 'General Services Office',
    fil: 'Tanggapan ng Pangkalahatang Serbisyo',
  },
} as const satisfies Record<string, Bilingual>

export type DepartmentId = keyof typeof departmentNames

/** The same as a list. */
export const departments = (Object.keys(departmentNames) as DepartmentId[]).map((id) => ({
  id,
  name: departmentNames[id],
}))
