import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { accessibility as en } from '../en/accessibility.ts'

export const accessibility = {
  eyebrow: 'Tungkol sa website na ito',
  title: 'Pahayag sa Accessibility',
  lead: 'Para sa lahat ng mamamayan ang pampublikong impormasyon: anuman ang telepono, linaw ng paningin o paraan ng pagkilos, may mouse man o wala.',
  reviewed: (date) => `Huling sinuri ang mga salita ng pahayag na ito noong ${date}.`,
  contents: 'Nasa pahinang ito',

  commitments: {
    title: 'Ang aming pangako',
    lead: 'Ito ang mga tuntuning sinusunod ng munisipyo sa paggawa at pag-aalaga ng portal. Itinuturing naming sira na dapat ayusin ang anumang nagiging hadlang.',
    guidelines: {
      wcag: 'Ang pandaigdigang pamantayan para sa mga website, at ang sukatan namin sa bawat pahina.',
      dict: 'Ang patakaran ng Pilipinas sa accessibility ng web: iniaatas nito sa mga tanggapan ng pamahalaan ang WCAG 2.0, na saklaw na ng 2.1.',
      magnaCarta:
        'Ang mga karapatan ng mga taong may kapansanan, kasama ang pantay na pagkakataong makakuha ng pampublikong impormasyon.',
    },
  },

  status: {
    title: 'Kung nasaan na kami',
    badge: 'Bahagyang sumusunod',
    text: 'Bahagyang sumusunod ang portal na ito sa WCAG 2.1 Level AA: halos lahat ay pasado na, at nakalista sa mga alam na kakulangan ang hindi pa pasado o hindi pa napatutunayan.',
    methodTitle: 'Paano namin nalaman',
    method: {
      axe: ({ date, pages, checks, widths }) =>
        `Huling sinubok noong ${date}: binuksan ng isang awtomatikong pagsusuri (axe) ang lahat ng ${filipinoCount(pages)} pahina, at ang lumalabas kapag mali ang address, sa Ingles at Filipino, sa mga screen na ${widths} pixel ang lapad, sa maliwanag at madilim na kulay. Sa ${filipinoCount(checks)} pagsusuri, wala itong nakitang paglabag.`,
      engines: ({ rules, documents }) =>
        `Inihambing ng ikalawang pagsusuri (Alfa) ang mga pahina sa ${filipinoCount(rules)} tuntunin, at wastong HTML ang lahat ng ${filipinoCount(documents)} dokumento.`,
      keys: ({ patterns }) =>
        `Sa ${filipinoCount(patterns)} pagsubok, ginamit sa keyboard lamang ang mga menu, tab, dialog, paghahanap at mapa; sinubok din ang mga pahina sa malalaking letra, maluwag na pagitan, forced colors at nang walang JavaScript.`,
      contrast:
        'Kinukuwenta ang contrast ng bawat pares ng kulay tuwing may babaguhin sa mga kulay.',
    },
  },

  features: {
    title: 'Mga makatutulong sa inyo rito',
    items: {
      languages: {
        title: 'Dalawang wika',
        text: 'May Ingles at Filipino ang bawat pahina. Gamitin ang pindutan sa itaas para magpalit, at tatandaan ng browser ang inyong pinili.',
      },
      keyboard: {
        title: 'Keyboard lamang',
        text: 'Gumagana ang lahat kahit walang mouse. May makapal na guhit kung nasaan kayo, at sa unang pindot ng Tab ay maaari nang lumaktaw sa nilalaman.',
      },
      text: {
        title: (percent) => `Tekstong hanggang ${percent}%`,
        text: 'Palakihin ang teksto sa inyong browser: kusang aayos ang pahina, at walang mapuputol o matatakpan.',
      },
      contrast: {
        title: 'Malinaw na contrast',
        text: '7:1 o higit pa ang linaw ng teksto, maliwanag man o madilim ang kulay. Hindi kailanman kulay lamang ang nagsasabi ng kahulugan.',
      },
      motion: {
        title: 'Panatag na pahina',
        text: 'Kung nakatakda sa inyong gadget ang bawas na galaw, walang bahaging dudulas o maglalaho.',
      },
      structure: {
        title: 'Malinaw na ayos',
        text: 'Isang pangunahing pamagat, sunod-sunod na mga pamagat, at mga bahagi at listahang may pangalan: madaling lumukso ang screen reader.',
      },
      forms: {
        title: 'Mga form na nagpapaliwanag',
        text: 'May nakikitang pangalan ang bawat patlang at nakasaad kung kailangan itong punan. Masasagutan sa screen ang mga PDF na form, at may pangalan din ang mga patlang nito.',
      },
      scripts: {
        title: 'Mahinang signal, lumang telepono',
        text: 'Mababasa ang mga pahina at mabubuksan ang mga menu kahit hindi pa naglo-load o wala ang JavaScript.',
      },
      map: {
        title: 'Mapang may listahan',
        text: 'Nakasulat din sa tabi ng mapa ang bawat lugar, na may link para buksan ito sa inyong map app.',
      },
    },
  },

  keys: {
    title: 'Mga access key',
    lead: 'Sa bawat pahina, dadalhin kayo ng mga key na ito sa mismong bahagi. Sa Mac, gamitin ang Option sa halip na Alt.',
    caption: 'Mga key at kung saan patungo',
    key: 'Mga key',
    target: 'Patungo sa',
    modifier: 'Alt',
    targets: {
      main: 'Pangunahing nilalaman',
      navigation: 'Nabigasyon',
      search: 'Paghahanap',
      home: 'Pangunahing pahina',
    },
    note: 'Habang nagta-type kayo sa patlang, para sa inyong isinusulat ang mga key. Kung ginagamit ng inyong browser ang alinman sa mga ito, gamitin ang mga link na panlaktaw sa itaas ng pahina. Dinadala kayo ng Alt + T sa mga abisong lumilitaw sa kanang ibaba, o sa itaas kung mababa ang window.',
  },

  technologies: {
    title: 'Mga pantulong na teknolohiya',
    lead: 'Karaniwang HTML ang pagkakagawa ng portal, na may name, role at state kung saan kailangan. Ginawa ito para gumana sa:',
    items: [
      'mga screen reader gaya ng NVDA, JAWS, VoiceOver at TalkBack',
      'mga pampalaki ng screen, malalaking teksto at mga setting na mataas ang contrast',
      'pag-uutos sa boses, mga switch at anumang uri ng keyboard',
      'mga bagong bersiyon ng Chrome, Edge, Firefox at Safari, sa telepono at computer',
    ],
    note: 'Sa Chromium tumatakbo ang aming mga awtomatikong pagsubok. Hindi pa namin nasusubukan ang lahat ng kombinasyon: sabihin ninyo kung hindi gumagana ang sa inyo.',
  },

  limits: {
    title: 'Mga alam na kakulangan',
    lead: 'Ito ang mga bahaging alam naming kulang pa, at kung ano ang maaaring gawin muna.',
    items: {
      people: {
        title: 'Hindi pa nasusubukan ng mga taong may kapansanan',
        text: 'Mga programa at ang mga gumawa pa lamang ang sumuri sa portal. Hindi nakikita ng awtomatikong pagsusuri ang lahat ng hadlang.',
      },
      pdf: {
        title: 'Mga dokumentong PDF',
        text: 'May mga tag, wika at ayos ng pagbasa ang mga ito, ngunit walang sertipiko sa PDF/UA. Humingi sa amin ng anumang dokumento na malalaki ang letra o payak na teksto. Nananatili ang mga opisyal na dokumento sa wika ng pagkakalabas, karamihan ay Ingles.',
      },
      phones: {
        title: 'Napakalaking teksto sa maliit na telepono',
        text: 'Sa makitid na telepono, kasya pa rin ang tekstong 200%, ngunit nahahati sa dalawang linya ang mahahabang salita at hindi na nananatili sa itaas ang header. Hindi pa nasusubukan ang mas malaki pa roon. Gumagana kahit saan ang pagpapalaki gamit ang dalawang daliri.',
      },
      older: {
        title: 'Mga lumang browser',
        text: 'Sa mga browser gaya ng Safari 16 at Firefox 115, hindi nananatili sa itaas ang header, at sa maliliit na screen ay laging bukás ang buong menu sa itaas ng bawat pahina: mag-scroll lampas dito, o i-update ang browser.',
      },
      tiles: {
        title: 'Mga larawan ng mapa ng kalye',
        text: 'Galing sa ibang provider ang mga larawan ng kalye sa mapa at wala itong sariling teksto. Sinasabi rin iyon ng listahan ng mga lugar.',
      },
      outside: {
        title: 'Ibang mga website',
        text: 'May sariling tuntunin, pati sa caption, ang mga video, social media at serbisyo ng mapa na may link dito.',
      },
      scripts: {
        title: 'Mga bahaging nangangailangan ng JavaScript',
        text: 'Kailangan ito ng paghahanap, ng contact form, ng pagsubaybay sa proyekto, ng mga balita at kaganapan, ng mapang nagagalaw, ng mas lumang tala at ng mga filter ng listahan. Kung wala nito, tumawag, mag-email o pumunta sa munisipyo.',
      },
    },
  },

  feedback: {
    title: 'Sabihin sa amin ang hadlang',
    lead: (days) =>
      `Sabihin kung aling pahina, ano ang gusto ninyong gawin at ano ang gamit ninyo. Sisikapin naming sumagot sa loob ng ${filipinoCount(days)} araw ng trabaho.`,
    office: 'Tanggapan ng Punong Bayan',
    form: 'Sumulat tungkol sa accessibility',
  },
} as const satisfies Translated<typeof en>
