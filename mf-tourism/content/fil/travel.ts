import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { travel as en } from '../en/travel.ts'

export const travel = {
  kilometres: (count) => `${count} km`,
  hours: (count) => `mga ${filipinoCount(count)} oras`,
  fare: (from, to) => `${from}-${to} bawat upuan`,
  ownCar: 'Sariling gasolina; libre ang paradahan',
  labels: { where: 'Saan', when: 'Kailan', fare: 'Pamasahe' },
  terminal: 'Terminal sa Pamilihang Bayan',
  roads: {
    north: {
      title: 'Mula sa Cagayan de Oro at Valencia',
      text: 'Mula sa Laguindingan Airport o Cagayan de Oro, sumakay ng bus hanggang Lungsod ng Valencia, saka ng van o bus patimog sa Sayre Highway.',
      last: 'mula sa Lungsod ng Valencia',
    },
    east: {
      title: 'Mula sa Lungsod ng Davao',
      text: 'Mula sa Davao Airport, pumunta sa Ecoland terminal at sumakay ng bus na dumaraan sa Daang Bukidnon–Davao. Sa kaliwa umupo para sa tanawin.',
      last: 'mula sa Lungsod ng Davao',
    },
    south: {
      title: 'Mula sa Cotabato',
      text: 'May mga van at bus pahilaga sa Sayre Highway, banayad na ahon sa pagitan ng mga palayan.',
      last: 'mula sa Cotabato',
    },
  },
  modes: {
    bus: {
      title: 'Bus',
      text: 'Pinakamura at may lugar para sa bagahe. Sabihin sa konduktor na sa palengke kayo bababa.',
      where: 'Terminal sa Pamilihang Bayan',
      when: 'Bawat oras, 4:00 AM-6:00 PM',
    },
    van: {
      title: 'Van (UV Express)',
      text: 'Mas mabilis kaysa sa bus; umaalis kapag puno na.',
      where: 'Terminal sa Pamilihang Bayan',
      when: '5:00 AM-5:00 PM',
    },
    car: {
      title: 'Sariling kotse o motorsiklo',
      text: 'Sementado ang dalawang highway at may ilaw sa kabayanan. Gumamit ng mababang kambiyo sa daang bundok, at huwag dumaan doon kapag makapal ang fog.',
      where: 'Libreng paradahan sa plasa at sa overview park',
      when: 'Sa araw, kung hindi kabisado ang daan',
    },
    motorela: {
      title: 'Motorela at habal-habal',
      text: 'Umiikot sa kabayanan ang motorela; ang habal-habal na may lisensiyadong drayber ay nakararating saanman may daan. Pag-usapan muna ang pamasahe.',
      where: 'Sakayan sa palengke at sa plasa',
      when: '5:00 AM-9:00 PM',
    },
  },
  tips: [
    {
      title: 'Agahan ang alis',
      text: 'Maaliwalas ang umaga. Mula Hunyo hanggang Oktubre, madalas umulan pagkalipas ng alas-dos ng hapon.',
    },
    {
      title: 'Magsama ng gabay',
      text: 'Nakarehistro sa tanggapan ng turismo ang mga gabay sa bukal at sa tagaytay, at kabisado nila ang lagay ng panahon.',
    },
    {
      title: 'Magdala ng maliliit na perang papel',
      text: 'Sa kabayanan lang may ATM. Walang panukli sa malaking pera ang mga tindahan at drayber.',
    },
    {
      title: 'Magsuot ng patong-patong na damit',
      text: 'Bumababa sa 16 °C ang gabi. Magdala ng dyaket, sapatos na hindi madulas at kapote.',
    },
    {
      title: 'Magpaalam muna',
      text: 'Sagrado sa mga Manobo at Talaandig ang ilang gubat at bukal. Magpaalam bago pumasok, kumuha ng larawan o maligo.',
    },
    {
      title: 'Iuwi ang basura',
      text: 'Bawal sa mga landas ang plastik na supot at bote. Magdala ng sariling lalagyan ng tubig; puwede itong punuin sa bawat barangay hall.',
    },
  ],
} as const satisfies Translated<typeof en>
