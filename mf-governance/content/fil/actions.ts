import type { Translated } from '@portal/shared/i18n'
import type { actions as en } from '../en/actions.ts'

export const actions = {
  contactOffice: 'Makipag-ugnayan sa Tanggapan',
  scheduleMeeting: 'Magtakda ng Pulong',
  contactOfficeOf: (office) => `Makipag-ugnayan sa Tanggapan: ${office}`,
  callOf: (office, phone) => `Tawagan ang ${office}: ${phone}`,
  writeTo: (office, email) => `Sumulat sa ${office}: ${email}`,
} as const satisfies Translated<typeof en>
