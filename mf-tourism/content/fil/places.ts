import type { Translated } from '@portal/shared/i18n'
import type { places as en } from '../en/places.ts'

export const places = {
  showOnMap: 'Ipakita sa mapa',
  showNamed: (place) => `Ipakita sa mapa: ${place}`,
  rated: (rating) => `${rating} sa 5 ang marka ng tanggapan ng turismo`,
  ratingNote:
    'Sariling marka ng tanggapan ng turismo ang mga bituin, mula 1 hanggang 5, batay sa mga pagbisita nito. Hindi ito boto ng mga bisita.',
} as const satisfies Translated<typeof en>
