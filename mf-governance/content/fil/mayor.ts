import type { Translated } from '@portal/shared/i18n'
import type { mayor as en } from '../en/mayor.ts'

export const mayor = {
  eyebrow: 'Pamamahala',
  title: 'Ang Punong Bayan',
  lead: 'Guro ng makinaryang pansaka na umuwi sa sariling bayan, namuno sa barangay, umupo sa Sanggunian, at ngayon ay nangunguna sa buong bayan.',
  position: 'Punong Bayan',
  office: 'Tanggapan ng Punong Bayan',
  portrait: (name) =>
    `Guhit: si Punong Bayan ${name} na nakabarong, sa harap ng hagdan-hagdang palayan at kabundukan`,

  life: {
    title: 'Talambuhay',
    story: [
      'Isinilang ang punong bayan sa palayan ng Ilaya, ikaapat sa pitong anak ng isang magtatabas ng tubo at isang tindera sa palengke. Apat na kilometro ang nilalakad papasok sa paaralan, at ang unang kita ay mula sa pagbubuhat ng punla tuwing taniman.',
      'Dahil sa iskolarsip, nakapagtapos siya ng inhinyeriyang pang-agrikultura at saka umuwi: labinlimang taon siyang nagturo ng makinaryang pansaka sa institutong teknikal. Mga dati niyang estudyante ang nag-aalaga hanggang ngayon sa maraming traktora ng lambak.',
      'Higit pa ang hiniling ng mga kapitbahay. Sa dalawang termino niya bilang kapitan, nagkaroon ng unang sistema ng tubig ang Ilaya; sa dalawang termino sa Sangguniang Bayan, naipasa ang ordinansang nagbubukas sa mamamayan ng bawat kontrata ng bayan. Sumunod ang pagiging punong bayan, at ang 4K Agenda ang plano ng kaniyang paggawa.',
    ],
    facts: [
      { term: 'Tahanan', description: 'Ilaya, kung saan nagtatanim pa rin ng palay ang pamilya' },
      {
        term: 'Pinag-aralan',
        description:
          'Inhinyeriyang pang-agrikultura; gradwadong pag-aaral sa pamamahalang pampubliko',
      },
      {
        term: 'Dating gawain',
        description: 'Guro, kapitan ng barangay, kasapi ng Sangguniang Bayan',
      },
      { term: 'Mga wika', description: 'Sebwano, Binukid, Filipino at Ingles' },
    ],
  },

  vision: {
    title: 'Pananaw sa Pamumuno',
    quote:
      'Dapat parang mabuting bukal ang munisipyo: bukás sa lahat, malinaw hanggang ilalim, at hindi natutuyuan.',
    commitments: [
      {
        title: 'Makinig muna',
        text: 'Isang barangay tuwing Martes ng umaga. Bago mananghali, nasa listahan na ng mga tanggapan ang anumang nasabi roon.',
      },
      {
        title: 'Ipakita ang talaan',
        text: 'Walang sisimulang proyekto na wala sa mga pahina ng transparency ang plano, badyet at kontratista.',
      },
      {
        title: 'Tumupad sa oras',
        text: 'Ang tanggapang lumampas sa sarili nitong takdang oras ay magpapaliwanag nang nakasulat, sa mamamayan at sa punong bayan.',
      },
      {
        title: 'Gumawa nang matibay',
        text: 'Daang may kanal, paaralang may tubig, punong may nag-aalaga. Ang gawang kalahati ay hindi gawa.',
      },
    ],
  },

  achievements: {
    title: 'Mga Pangunahing Nagawa',
    lead: 'Ang mga natapos na, sa mga bilang na puwedeng usisain ng sinuman.',
    items: {
      rescue: {
        label: 'barangay na may sanay na rescue team',
        text: 'May radyo, stretcher at pagsasanay tuwing anim na buwan ang bawat isa.',
      },
      roads: {
        label: 'ng farm-to-market road ang nasementuhan',
        text: 'Umuulan man, nakararating sa palengke ang tubo, mais at gulay.',
      },
      health: {
        label: 'health station na may komadrona tuwing may pasok',
        text: 'Doble ng dati; ang iba pa ay dinadalaw linggo-linggo.',
      },
      scholars: {
        label: 'kabataang iskolar ng bayan',
        text: 'Sa kolehiyo at sa mga kurso ng institutong teknikal.',
      },
      disclosure: {
        label: 'kuwarter na nasa oras ang Ganap na Paglalahad',
        text: 'Tatlong magkakasunod na taon, kumpleto at walang palya.',
      },
      trees: {
        label: 'katutubong punong naitanim sa itaas ng mga bukal',
        text: 'Walo sa bawat sampu ang buháy; binibilang ng mga gabay ng Lawaan tuwing Hunyo.',
      },
    },
  },

  meeting: {
    title: 'Makipagkita sa punong bayan',
    lead: 'May dalawang kalahating araw na hindi kailangan ng appointment. Sa ibang oras, humiling muna ng appointment.',
    weekTitle: 'Isang linggo sa tanggapan',
    week: [
      {
        term: 'Lunes',
        description: 'Pagtataas ng watawat nang 8:00 AM, saka bukás ang pinto hanggang 11:00 AM',
      },
      {
        term: 'Martes',
        description: 'Dalaw sa barangay sa umaga, mga usapin ng Sanggunian sa hapon',
      },
      { term: 'Miyerkoles', description: 'Pulong sa mga pinuno ng tanggapan; mga appointment' },
      { term: 'Huwebes', description: 'Bukás ang pinto mula 1:00 PM hanggang 4:00 PM' },
      { term: 'Biyernes', description: 'Inspeksiyon ng mga proyekto; mga appointment' },
    ],
    formTitle: 'Humiling ng appointment',
    formText:
      'Pinakamainam ang Miyerkoles o Biyernes, pero puwede ang alinmang araw na may pasok. Mapupunta sa contact form ang inyong mga pinili; doon ninyo ilalagay ang pangalan at ipadadala.',
    purpose: 'Pakay',
    purposes: {
      barangay: 'Usaping barangay',
      assistance: 'Tulong o referral',
      invitation: 'Imbitasyon o courtesy call',
      investment: 'Negosyo o pamumuhunan',
      youth: 'Gawain ng paaralan o kabataan',
    },
    date: 'Gustong araw',
    weekend: 'Sarado ang tanggapan tuwing Sabado at Linggo. Pumili ng araw na may pasok.',
    unread: 'Ilagay ang araw, buwan at taon ng isang totoong petsa, o burahin ang nakasulat.',
    past: 'Lumipas na ang araw na ito. Pumili ng darating pa lamang.',
    time: 'Oras',
    times: { any: 'Kahit anong oras', morning: 'Umaga', afternoon: 'Hapon' },
    submit: 'Magpatuloy sa contact form',
    subject: (details) => `Kahilingan para sa pulong: ${details}`,
    contactSubject: 'Para sa Tanggapan ng Punong Bayan',
    visitors: 'Kung apurahan, tumawag. Sa emergency, i-dial ang 911.',
  },
} as const satisfies Translated<typeof en>
