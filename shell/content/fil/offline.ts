import type { Translated } from '@portal/shared/i18n'
import type { offline as en } from '../en/offline.ts'

export const offline = {
  savedCopy: {
    text: (date) => `Walang koneksiyon: ito ang naka-save na kopya noong ${date}.`,
    retry: 'Subukan muli',
    changed: (date) => `May nagbago sa pahinang ito mula noong ${date}.`,
    show: 'Ipakita ang bago',
    gone: (date) => `Inalis o inilipat na ang pahinang ito: naka-save na kopya ito noong ${date}.`,
  },
  title: 'Walang koneksiyon',
  text: 'Hindi pa nabubuksan ang pahinang ito sa teleponong ito, kaya walang naka-save na kopya. Gumagana ang mga numero sa ibaba kahit walang internet.',
  emergency: 'Mga numero sa emergency',
  local: 'Mga linya ng munisipyo',
  national: 'Iba pang pambansang linya',
  lines: {
    municipality: 'Hotline ng munisipyo',
    municipalHall: 'Munisipyo',
    healthCenter: 'Health center',
    disasterOffice: 'Tanggapan sa sakuna',
  },
  saved: 'Mga pahinang naka-save sa teleponong ito',
  retry: 'Subukan muli',
} as const satisfies Translated<typeof en>
