import type { Bilingual } from '../i18n/translated.ts'

/**
 * The ten offices that a message can be addressed to, in the order of the list. The
 * English name is what is stored with the message.
 */
export const departments = [
  {
    id: 'mayor',
    name: { en: "Municipal Mayor's Office", fil: 'Tanggapan ng Punong Bayan' },
  },
  {
    id: 'business-license',
    name: { en: 'Business License Office', fil: 'Tanggapan ng Lisensiya sa Negosyo' },
  },
  { id: 'engineering', name: { en: 'Engineering Office', fil: 'Tanggapan ng Inhinyero' } },
  {
    id: 'social-services',
    name: { en: 'Social Services Office', fil: 'Tanggapan ng Serbisyong Panlipunan' },
  },
  {
    id: 'civil-registry',
    name: { en: 'Civil Registry Office', fil: 'Tanggapan ng Rehistro Sibil' },
  },
  {
    id: 'health',
    name: { en: 'Municipal Health Office', fil: 'Tanggapan ng Kalusugang Pambayan' },
  },
  {
    id: 'planning',
    name: { en: 'Municipal Planning Office', fil: 'Tanggapan ng Pagpaplanong Pambayan' },
  },
  { id: 'treasurer', name: { en: "Treasurer's Office", fil: 'Tanggapan ng Ingat-Yaman' } },
  {
    id: 'assessor',
    name: { en: "Municipal Assessor's Office", fil: 'Tanggapan ng Tagatasa ng Bayan' },
  },
  {
    id: 'general-services',
    name: { en: 'General Services Office', fil: 'Tanggapan ng Pangkalahatang Serbisyo' },
  },
] as const satisfies readonly { id: string; name: Bilingual }[]

export type DepartmentId = (typeof departments)[number]['id']
