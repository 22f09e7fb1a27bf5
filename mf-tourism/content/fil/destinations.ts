import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { destinations as en } from '../en/destinations.ts'

export const destinations = {
  difficulties: { easy: 'Madali', moderate: 'Katamtaman', challenging: 'Mahirap' },
  labels: {
    activities: 'Mga gawain',
    difficulty: 'Hirap ng lakad',
    bestTime: 'Kailan maganda',
    duration: 'Tagal',
    entrance: 'Bayad sa pagpasok',
  },
  hours: (from, to) => `${filipinoCount(`${from}-${to}`)} oras`,
  free: 'Libre',
  perAdult: (pesos) =>
    `${pesos} bawat taong nasa hustong gulang; libre ang batang wala pang 7 taon`,
  more: 'Higit pa tungkol dito',
  items: {
    'lawaan-springs': {
      name: 'Mga Bukal ng Lawaan',
      type: 'Bukal at landas sa gubat',
      summary:
        'Lakad sa gubat patungo sa malilinaw at malalamig na bukal, gabay ang mga nangangalaga rito.',
      description:
        'Bumubukal ang tubig sa bato nang napakalinaw, parang walang laman ang paliguan. Sinusundan ng landas ang sapa sa lilim ng mga lauan at pakô, at kilala ng mga gabay ang huni ng bawat ibon.',
      activities: [
        'Lakad sa gubat na may gabay',
        'Pagmamasid sa mga ibon',
        'Paglublob sa ibabang paliguan',
      ],
      effort: 'Dalawang kilometro papunta at gayon din pabalik; may bahaging basa at maugat.',
      bestTime: 'Disyembre hanggang Mayo, umagang-umaga',
    },
    'ilaya-terraces': {
      name: 'Hagdan-hagdang Palayan ng Ilaya',
      type: 'Tanawing bukid',
      summary:
        'Palayan sa magkabilang gilid ng sapa: luntian, lubog sa tubig o ginto, ayon sa panahon.',
      description:
        'Dinidilig ng mga unang kanal ng lambak ang mga palayang ito. Maglakad sa pilapil kasama ang magsasaka, tumulong sa pagtatanim o paggigiik, at makisalo sa luto ng pamilya.',
      activities: ['Lakad sa bukid kasama ang may-ari', 'Araw ng tanim at ani', 'Potograpiya'],
      effort: 'Patag ang mga pilapil; walang baitang mula daan hanggang sa unang tanawan.',
      bestTime: 'Marso at Setyembre, kapag ginto na ang palay',
    },
    'peoples-park': {
      name: 'Liwasang Bayan',
      type: 'Parke ng bayan',
      summary: 'Damuhan, lilim ng akasya at entabladong pinagtitipunan ng bayan tuwing dapithapon.',
      description:
        'Mga lolo at lola sa mga upuan, mga bata sa duyan, at madalas ay may tumutugtog sa entablado. Dito pinakamadaling magpahinga nang walang ginagawa.',
      activities: [
        'Piknik',
        'Palaruan at daanan ng jogger',
        'Libreng palabas tuwing Sabado at Linggo',
      ],
      effort: 'Sementado, may ilaw at walang baitang ang lahat ng daanan.',
      bestTime: 'Anumang araw, mula alas-kuwatro ng hapon',
    },
    'tanawan-overview': {
      name: 'Tanawan Overview Park',
      type: 'View deck at landas sa tagaytay',
      summary: 'Hintuan sa daan pa-Davao kung saan bumubukas ang tanawin ng kabundukan.',
      description:
        'Sa bukang-liwayway, natatakpan ng dagat ng ulap ang lambak. May nagtitinda ng kape sa deck; ang gusto pang umakyat ay may landas sa tagaytay hanggang sa lumang bantayan.',
      activities: [
        'Pagsikat ng araw mula sa view deck',
        'Landas sa tagaytay',
        'Camping, kung may permit',
      ],
      effort:
        'Ilang hakbang lang ang deck mula sa paradahan. Umaakyat nang 400 metro sa mga batong madaling gumulong ang landas sa tagaytay: magsama ng gabay.',
      bestTime: 'Nobyembre hanggang Pebrero, bago mag-alas-sais ng umaga',
    },
  },
} as const satisfies Translated<typeof en>
