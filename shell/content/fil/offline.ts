import type { Translated } from '@portal/shared/i18n'
import type { offline as en } from '../en/offline.ts'

export const offline = {
  savedCopy: {
    text: (date) => `Hindi maabot ang portal: ito ang kopyang na-save noong ${date}.`,
    retry: 'Subukang muli',
    changed: (date) => `May nagbago sa pahinang ito mula noong ${date}.`,
    show: 'Ipakita ang bago',
    gone: (date) => `Inalis o inilipat na ang pahinang ito: kopya itong na-save noong ${date}.`,
  },
  title: 'Walang koneksiyon',
  text: 'Walang naka-save na kopya ng pahinang ito sa gadget na ito. Gumagana ang mga numero sa ibaba kahit walang internet.',
  emergency: 'Mga numero sa emergency',
  local: 'Mga linya ng munisipyo',
  national: 'Iba pang pambansang linya',
  hotline: 'Hotline ng munisipyo',
  saved: 'Mga pahinang naka-save sa gadget na ito',
  retry: 'Subukang muli',
} as const satisfies Translated<typeof en>
