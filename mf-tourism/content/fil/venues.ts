import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { venues as en } from '../en/venues.ts'

export const venues = {
  capacity: (people) => `Kasya ang mga ${filipinoCount(people)} tao`,
  facilitiesTitle: 'Ano ang naroon',
  eventsTitle: 'Mga taunang pagdiriwang dito',
  reserve: 'Hilingin ang paggamit',
  reserveSubject: (venue) => `Paggamit ng lugar: ${venue}`,
  items: {
    plaza: {
      name: 'Plasa ng Bayan',
      description:
        'Ang puso ng bayan: damuhang may matatandang akasya sa harap ng munisipyo, kung saan nagtatapos ang mga parada at nagsisimula ang pamilihan.',
      facilities: [
        'May bubong na entablado',
        'Mga palikuran, walang baitang ang isa',
        'Ilaw at kuryente',
      ],
    },
    'park-stage': {
      name: 'Liwasang Bayan',
      description:
        'Entabladong walang bubong sa paanan ng madamong dalisdis. Magdala ng banig at umupo kung saan malilim.',
      facilities: ['Entablado', 'Palaruan', 'Mga daanang walang baitang'],
    },
    'fiesta-grounds': {
      name: 'Pistahan ng Bagong Silang',
      description:
        'Ang pinakamalawak na lugar sa bayan, may mga upuan sa magkabilang panig. Dito nagtatapos ang sayawan sa kalye, at buong gabing bukás ang trade fair.',
      facilities: ['Mga upuan', 'Mga puwesto at kusina', 'Paradahan at first aid'],
    },
  },
} as const satisfies Translated<typeof en>
