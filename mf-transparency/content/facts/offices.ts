import type { Bilingual } from '@portal/shared/i18n'
import type { DepartmentId } from '@portal/shared/site'

export interface RecordsOffice {
  name: Bilingual
  phone: string
  email: string
  /** Which of the offices of the contact form receives a message. */
  department: DepartmentId
}

/** The offices that keep the records of this section. */
export const offices = {
  budget: {
    name: { en: 'Municipal Budget Office', fil: 'Tanggapan ng Badyet ng Bayan' },
    phone: '(088) 000-0241', // placeholder
    email: 'budget@kalinawan.example', // placeholder
    department: 'treasurer',
  },
  accounting: {
    name: { en: 'Municipal Accounting Office', fil: 'Tanggapan ng Accountant ng Bayan' },
    phone: '(088) 000-0242', // placeholder
    email: 'accounting@kalinawan.example', // placeholder
    department: 'treasurer',
  },
  planning: {
    name: { en: 'Municipal Planning Office', fil: 'Tanggapan ng Pagpaplanong Pambayan' },
    phone: '(088) 000-0243', // placeholder
    email: 'planning@kalinawan.example', // placeholder
    department: 'planning',
  },
  bac: {
    name: {
      en: 'Bids and Awards Committee Secretariat',
      fil: 'Kalihiman ng Bids and Awards Committee',
    },
    phone: '(088) 000-0244', // placeholder
    email: 'bac@kalinawan.example', // placeholder
    department: 'general-services',
  },
} as const satisfies Record<string, RecordsOffice>

export type OfficeId = keyof typeof offices
