import type { Translated } from '@portal/shared/i18n'
import type { tourism as en } from '../en/tourism.ts'

export const tourism = {
  eyebrow: 'Turismo',
  title: 'Halina sa lambak',
  lead: 'Malilinaw na bukal, hagdan-hagdang palayan, tagaytay sa ibabaw ng ulap, at hapag na nakahanda para sa inyo: madaling punuin ang tatlong araw, at magandang simula na ang isa.',
  see: 'Tingnan ang mga pasyalan',
  plan: 'Planuhin ang biyahe',
  tabsLabel: 'Mga bahagi ng pahinang ito',
  tabs: { civic: 'Mga Gawaing Pambayan', todo: 'Mga Puwedeng Gawin', travel: 'Gabay sa Biyahe' },

  events: {
    title: 'Limang pagdiriwang ng bayan',
    lead: 'Bumabalik ang mga ito taon-taon, at kabilang lagi ang mga bisita.',
    more: 'Tungkol dito',
    all: 'Lahat ng gawaing pambayan at mga lugar nito',
  },
  destinations: {
    title: 'Mga Pasyalan',
    lead: 'Mula sa upuan sa liwasan hanggang sa akyat sa ibabaw ng ulap.',
    all: 'Lahat ng puwedeng gawin, tuluyan at tikman',
  },
  roads: {
    title: 'Paano pumunta',
    lead: 'Tatlo ang daang papasok sa bayan, at sa palengke humihinto ang lahat ng bus.',
    all: 'Lahat ng paraan ng biyahe, may pamasahe at mga payo',
  },
  stay: {
    title: 'Saan tutuloy',
    lead: 'Maliliit na bahay na kaunti ang kuwarto: tuwing Mayo at Disyembre, magpareserba dalawang linggo bago dumating.',
  },
  eat: { title: 'Saan kakain', lead: 'Dito itinanim, dito iniluto.' },
  info: {
    title: 'Mga dapat malaman',
    season: {
      title: 'Kailan maganda',
      text: 'Mas tuyo at maaliwalas mula Nobyembre hanggang Mayo. Mula Hunyo hanggang Oktubre, maganda ang umaga at maulan ang hapon. Malamig ang gabi buong taon, 16 hanggang 22 °C.',
    },
    money: {
      title: 'Pera at signal',
      text: 'Nasa kabayanan ang mga ATM at ang mga tindahang tumatanggap ng card. Malakas ang signal sa tabi ng highway at mahina sa gubat.',
    },
    safety: {
      title: 'Kalusugan at kaligtasan',
      text: 'Sa anumang emergency, tumawag sa 911. May sariling linya ang health center at ang Tanggapan sa Sakuna.',
    },
    respect: {
      title: 'Paggalang sa lupa at sa tao',
      text: 'Huwag lumihis sa landas, iuwi ang basura, at magpaalam bago kunan ng larawan ang mga tao, ritwal o sagradong lugar.',
    },
  },
  office: {
    title: 'Magtanong sa tanggapan ng turismo',
    text: 'Mga gabay, permit sa camping, pagbisita ng paaralan at grupo: inaayos ng tanggapan, walang bayad.',
    name: 'Tanggapan ng Turismo ng Bayan',
    write: 'Magpadala ng mensahe',
    subject: 'Tanong ng bisita',
  },
} as const satisfies Translated<typeof en>
