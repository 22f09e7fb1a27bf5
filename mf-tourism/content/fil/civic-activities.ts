import type { Translated } from '@portal/shared/i18n'
import type { civicActivities as en } from '../en/civic-activities.ts'

export const civicActivities = {
  eyebrow: 'Turismo',
  title: 'Mga Gawaing Pambayan',
  lead: 'Limang ulit sa isang taon, kumikilos ang buong bayan: para gumunita, magpasalamat, magtanim at maglaro. Kasali ang sinumang narito.',
  events: {
    title: 'Mga pagdiriwang sa buong taon',
    lead: 'Bumabalik ang mga araw na ito taon-taon. Isang buwan bago ang bawat isa, ilalabas sa balita ang programa.',
    news: 'Pumunta sa balita',
  },
  venues: {
    title: 'Mga lugar ng pagdiriwang',
    lead: 'Dito nagtitipon ang bayan. Magagamit din ito ng mga residente at samahan; nasa Tanggapan ng Pangkalahatang Serbisyo ang kalendaryo.',
  },
  involved: {
    title: 'Makilahok',
    lead: 'Pinagtatrabahuhan ang pista, at nasa pagtatrabaho ang kalahati ng saya. Sabihin kung ano ang maitutulong ninyo, at tatawagan kayo ng tanggapan ng turismo.',
    button: 'Makilahok',
    subject: 'Pakikilahok sa mga gawaing pambayan',
    write: 'Sumulat tungkol dito',
    ways: [
      {
        title: 'Tumulong',
        text: 'Marshal, first aider, kusinero, tagalinis, tagabuhat ng upuan: isang araw o isang oras.',
        subject: 'Pagboboluntaryo sa gawaing pambayan',
      },
      {
        title: 'Magtanghal o lumahok sa paligsahan',
        text: 'Mga pangkat ng mananayaw, banda, koro, koponan at barangay: isang buwan bago ang pagdiriwang ang huling araw ng pagsali.',
        subject: 'Pagtatanghal o pagsali sa gawaing pambayan',
      },
      {
        title: 'Magtinda',
        text: 'Libre ang puwesto para sa mga magsasaka, manghahabi at kusinero ng bayan.',
        subject: 'Puwesto sa gawaing pambayan',
      },
    ],
  },
} as const satisfies Translated<typeof en>
