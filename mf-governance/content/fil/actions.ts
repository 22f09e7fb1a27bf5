import type { Translated } from '@portal/shared/i18n'
import type { actions as en } from '../en/actions.ts'

export const actions = {
  contactOffice: 'Kontakin ang Tanggapan',
  scheduleMeeting: 'Magtakda ng Pulong',
  contactOfficeOf: (office) => `Kontakin ang Tanggapan: ${office}`,
  callOf: (office, phone) => `Tumawag sa ${office}: ${phone}`,
  writeTo: (office, email) => `Sumulat sa ${office}: ${email}`,
} as const satisfies Translated<typeof en>
