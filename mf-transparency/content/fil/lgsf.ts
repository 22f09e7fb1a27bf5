import type { Translated } from '@portal/shared/i18n'
import type { lgsf as en } from '../en/lgsf.ts'

export const lgsf = {
  title: 'Local Government Support Fund',
  lead: 'Ang LGSF ay perang galing sa pambansang badyet para sa mga proyekto ng mga bayan at lungsod. Narito ang pinopondohan nito sa atin.',
  figures: 'Ang pondo sa mga numero',
  figuresLead: 'Kabuuan ng lahat ng proyekto ng pondo sa pahinang ito.',
  stats: {
    projects: 'Mga proyekto',
    allotted: 'Inilaan',
    contracted: 'Nasa kontrata na',
  },
  about: 'Paano gumagana ang pondo',
  rules: [
    'Nagmumungkahi ng proyekto ang munisipyo, at inilalabas ng Department of Budget and Management ang pera.',
    'Para lamang sa proyektong pinaglaanan nito ang pondo. Isinasauli ang hindi nagastos.',
    'Idinaraan sa public bidding ang bawat proyekto, at nasa portal na ito ang mga tala.',
    'Nakapaskil sa ibaba ang mga ulat sa paggamit ng pondo.',
  ],
  projects: 'Mga proyekto',
  projectsLead:
    'Mula sa bawat proyekto, mapupuntahan ang paanyaya, paggawad, abiso ng pagsisimula at kontrata nito.',
  documents: 'Mga dokumento',
  subject: 'Tanong tungkol sa LGSF',
} as const satisfies Translated<typeof en>
