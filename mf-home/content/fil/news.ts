import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { news as en } from '../en/news.ts'

export const news = {
  title: 'Mga Balita at Anunsiyo',
  lead: 'Ang mga nangyayari sa bayan, at ang mga susunod pa.',
  latest: 'Pinakabagong Balita',
  viewAll: 'Tingnan ang Lahat ng Balita',
  all: 'Lahat ng Balita',
  showLatest: 'Ipakita ang Pinakabago Lamang',
  onRequest: {
    text: 'Hindi pa binubuksan ang mga balita at susunod na kaganapan.',
    show: 'Ipakita ang mga balita at kaganapan',
  },
  showPicture: 'Ipakita ang larawan',
  readTime: (minutes: string) => `${filipinoCount(minutes)} minutong pagbasa`,
  pages: 'Mga pahina ng balita',
  page: (page: number, pages: number) => `Pahina ${page} sa ${pages}`,
  pageArriving: (page: number) => `Kinukuha ang pahina ${page}…`,
  previousPage: 'Mas bagong balita',
  nextPage: 'Mas lumang balita',
  linkedFailed: 'Hindi ma-load ang balitang itinuturo ng link',
  linkedGone: 'Wala na rito ang balitang itinuturo ng link',
  linkedGoneHint: 'Inalis na ito, o kulang ang link. Nasa ibaba ang lahat ng nakalathalang balita.',
  failed: 'Hindi ma-load ang mga balita',
  withoutScript:
    'Kailangan ng mga balita at kaganapan ang JavaScript. Para sa mga anunsiyo, tumawag sa amin:',
  onPaper: (address: string) => `Mababasa sa ${address}`,
  feed: 'Subaybayan ang balita (Atom feed)',
  events: {
    title: 'Mga Susunod na Kaganapan',
    viewAll: 'Tingnan ang Lahat ng Kaganapan',
    empty: 'Walang nakatakdang kaganapan',
    emptyNote: 'Balikan ito para sa mga bagong kaganapan at anunsiyo.',
    failed: 'Hindi ma-load ang mga kaganapan',
    addToCalendar: 'Idagdag sa kalendaryo',
    addNamed: (title: string) => `Idagdag sa kalendaryo: ${title}`,
    notAdded: {
      title: 'Hindi nagawa ang file para sa kalendaryo',
      description: 'Tingnan ang signal at subukang muli.',
    },
    feed: 'Lahat ng kaganapan sa inyong kalendaryo',
  },
  retry: 'Subukang muli',
  failedHint: 'Subukang muli. Kung hindi pa rin, tingnan ang signal at i-reload ang pahina.',
  unknownError: 'Nagkaroon ng error',
  samples: {
    caravan: {
      title: 'Taunang Nutrition Caravan 2025, Aabot sa Bawat Barangay',
      description:
        'Mula Enero 15 hanggang 31, iikot ang nutrition caravan sa mga barangay, at mula Pebrero 1 hanggang 15 naman sa mga lugar sa kabayanan. May pagsusuri sa kalusugan, pagtuturo ng wastong pagkain para sa mga bata, at suplementong pangnutrisyon sa bawat hinto. Pinaaalalahanan ang mga magulang na dalhin ang health card ng mga anak.',
    },
    agenda: {
      title: '4K Agendang Pangkaunlaran: Inilabas ang Ulat ng Progreso',
      description:
        'Inilabas ng bayan ang ulat ng progreso ng 4K Agendang Pangkaunlaran 2022-2025. Nakasaad dito, sa bawat haligi, kung aling mga programa sa kapayapaan at kaayusan, ekonomiya at pamumuhunan, kalusugan, at kabataan, isports at kultura ang natapos na, ang isinasagawa pa, at ang mga susunod.',
    },
    emergency: {
      title: 'Pinalakas ang Pagtugon sa Emergency: May mga Bagong Lokal na Linya',
      description:
        'May sarili nang linya ang munisipyo, ang health center at ang Tanggapan sa Sakuna, bukod sa emergency number na 911. Magkasamang nagsanay ang mga rescue team at opisyal ng barangay sa pagtanggap ng tawag, paunang lunas, at paglikas sa kabundukan.',
    },
    award: {
      title: 'Kinilala ang Bayan sa Mabuting Pamamahala',
      description:
        'Kinilala ang bayan sa mabuting lokal na pamamahala: sa mga dokumentong bukás sa lahat, sa mga serbisyong tumutupad sa takdang oras, at sa pakikinig sa mamamayan. Nagpasalamat ang punong bayan sa mga barangay at kawani na nasa likod nito.',
    },
    agriculture: {
      title: 'Bagong Programa, Katuwang ng Magsasaka mula Binhi hanggang Palengke',
      description:
        'Inilunsad ang bagong programang pang-agrikultura para sa mga nagtatanim ng palay, mais, gulay at tubo. Hatid nito ang sertipikadong binhi, pagsasanay sa pangangalaga ng lupa, at tulong sa pagbebenta ng ani. Maaaring magparehistro sa tanggapan ng agrikultura o sa barangay hall.',
    },
  },
} as const satisfies Translated<typeof en>
