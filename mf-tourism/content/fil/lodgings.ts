import type { Translated } from '@portal/shared/i18n'
import type { lodgings as en } from '../en/lodgings.ts'

export const lodgings = {
  amenitiesTitle: 'Mga pasilidad',
  labels: { phone: 'Telepono', email: 'Email' },
  perNight: (from, to) => `${from}-${to} bawat gabi`,
  items: {
    'pension-house': {
      name: 'Bahay Pahinga Pension House',
      type: 'Pension house',
      description:
        'Simple at malinis na mga kuwarto at balkonaheng may tumba-tumba, maikling biyahe lamang mula sa kabayanan.',
      amenities: [
        'Kuwartong de-bentilador o aircon',
        'Almusal',
        'Paradahan',
        'May kuwartong walang baitang',
      ],
    },
    'ridge-inn': {
      name: 'Tanawan Ridge Inn',
      type: 'Inn sa bundok',
      description:
        'Munting inn sa daang bundok, tanaw ang lambak sa bawat bintana at may fireplace sa bulwagan.',
      amenities: ['Tanaw ang lambak', 'Mainit na shower', 'Silid-pulungan', 'Libreng Wi-Fi'],
    },
    'spring-resort': {
      name: 'Tubigan Spring Resort',
      type: 'Mga kubo sa bukal',
      description:
        'Mga kubong kasya ang buong pamilya, nakapaligid sa malalamig na paliguang bukal sa lilim ng mga punong mas matanda pa sa bayan.',
      amenities: [
        'Paliguang bukal',
        'May kusina ang bawat kubo',
        'Mesang pampiknik',
        'May lifeguard sa araw',
      ],
    },
  },
} as const satisfies Translated<typeof en>
