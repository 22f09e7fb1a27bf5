import type { Translated } from '@portal/shared/i18n'
import type { about as en } from '../en/about.ts'

export const about = {
  title: 'Tungkol sa Bayan',
  eyebrow: 'Tungkol',
  lead: 'Bayan ng mga magsasaka sa pagitan ng ilog at kabundukan ng timog Bukidnon: ang lupa at mga tao nito, ang kasaysayan, ang sagisag at ang mga plano.',
  tabsLabel: 'Mga bahagi ng pahinang ito',
  tabs: {
    profile: 'Profile ng Bayan',
    history: 'Kasaysayan',
    seal: 'Sagisag ng Bayan',
    agenda: 'Agenda',
  },

  entry: {
    title: 'Mga Daan Papasok',
    lead: 'Tatlo ang daang papasok sa bayan. Sa bawat daan, may arko ng pagsalubong sa hangganan.',
    distance: (kilometres) => `Mga ${kilometres} km hanggang kabayanan`,
    points: {
      north: {
        title: 'Mula sa hilaga',
        from: 'Lungsod ng Valencia',
        road: 'Sayre Highway',
        text: 'Ang pinakamataong daan, sa gitna ng mga burol ng pinya at lampas ng institutong teknikal.',
      },
      east: {
        title: 'Mula sa silangan',
        from: 'Lungsod ng Davao',
        road: 'Daang Bukidnon–Davao',
        text: 'Ang daang bundok. Biglang bumubukas ang lambak pagdating sa overview park.',
      },
      south: {
        title: 'Mula sa timog',
        from: 'Cotabato',
        road: 'Sayre Highway',
        text: 'Banayad na ahon sa pagitan ng mga palayan, sa huling mga liko ng ilog.',
      },
    },
  },

  land: {
    title: 'Ang Hugis ng Lupain',
    lead: 'Sarili nating guhit, ayon sa sukat: ang tagaytay sa silangan, ang ilog sa kanluran, at ang mga bukirin sa pagitan.',
    sketch:
      'Guhit ng bayan: bumabagtas ang highway mula hilaga hanggang timog at dumaraan sa kabayanan, may isa pang daan pasilangan sa ibabaw ng tagaytay papuntang Davao, at tumatawid ang ilog sa kapatagan sa kanluran.',
    town: 'Kabayanan',
    river: 'Ilog Malinaw',
    ridge: 'Tagaytay sa Silangan',
    to: { north: 'pa-Valencia', east: 'pa-Davao', south: 'pa-Cotabato' },
    kilometres: (count) => `${count} km`,
    keys: { cane: 'Tubo at pinya', rice: 'Palay', hills: 'Burol at tagaytay', river: 'Mga ilog' },
    open: 'Buksan ang mapa',
  },

  people: {
    title: 'Mga Mamamayan',
    lead: 'Mga pamilyang noon pa man ay narito, at mga pamilyang dumating para magsaka.',
    labels: {
      population: 'Populasyon',
      barangays: 'Mga barangay',
      density: 'Tao bawat kilometro kuwadrado',
      literacy: 'Antas ng karunungang bumasa at sumulat',
    },
    facts: [
      { term: 'Mga wika', description: 'Sebwano, Binukid, Hiligaynon, Ilokano at Filipino' },
      {
        term: 'Mga katutubo',
        description: 'Mga pamayanang Manobo at Talaandig sa paanan ng silangang bundok',
      },
      {
        term: 'Tirahan',
        description: 'Isa sa bawat lima ay nasa kabayanan; ang iba ay nasa mga barangay na sakahan',
      },
    ],
  },

  economy: {
    title: 'Kalagayang Pangkabuhayan',
    lead: 'Sa asukal nakasandig ang bayan; palay, mais, prutas at turismo ang katuwang nito.',
    sugarLabel: 'Bahagi sa asukal ng lalawigan',
    sugarText:
      'Dito itinatanim o ginigiling ang tubo para sa halos kalahati ng asukal ng Bukidnon.',
    facts: [
      { term: 'Pangunahing pananim', description: 'Tubo, ginigiling mula Nobyembre hanggang Mayo' },
      {
        term: 'Iba pang pananim',
        description: 'Palay, dilaw na mais, pinya, kape at gulay ng kabundukan',
      },
      {
        term: 'Industriya',
        description: 'Isang asukarera, mga kiskisan at maliliit na pagawaan ng pagkain',
      },
      {
        term: 'Lumalago',
        description: 'Turismo sa bukid, cold storage at kalakalan sa tabi ng highway',
      },
    ],
  },

  geography: {
    title: 'Heograpiya',
    lead: 'Mataas na lambak: malamig sa gabi, luntian buong taon.',
    areaLabel: 'Lawak ng lupain',
    positionTerm: 'Kinalalagyan',
    position: (latitude, longitude) =>
      `Timog Bukidnon, malapit sa ${latitude}° hilaga at ${longitude}° silangan`,
    facts: [
      {
        term: 'Anyo ng lupa',
        description:
          'Kapatagan ng ilog sa kanluran, mga burol sa gitna, magubat na tagaytay sa silangan',
      },
      { term: 'Taas', description: 'Mula mga 280 metro sa ilog hanggang 1,150 metro sa tagaytay' },
      {
        term: 'Tubig',
        description: 'Ang Ilog Malinaw at dalawang sanga nito, galing sa mga bukal ng bundok',
      },
      {
        term: 'Klima',
        description:
          'Mas tuyo mula Nobyembre hanggang Mayo, maulan ang hapon mula Hunyo hanggang Oktubre, at bihira ang bagyo',
      },
    ],
  },

  readings: {
    title: 'Dalawang bilang ng ating mga datos',
    text: 'Magkaiba ang bilang sa pahinang ito at sa pangunahing pahina. Sinusundan ng profile ang senso at ang plano sa paggamit ng lupa sa taong saklaw nito. Sinusundan naman ng pangunahing pahina ang mas bagong tantiya ng tanggapan ng pagpaplano, kasama ang mga bagong barangay at ang kagubatan. Hangga’t hindi pa napagtutugma, ipinapakita namin ang dalawa.',
    certified: 'Para sa sertipikadong bilang, magtanong sa Tanggapan ng Pagpaplanong Pambayan.',
    caption: 'Parehong datos sa dalawang bilang',
    figure: 'Datos',
    profile: (year) => `Pahinang ito (${year})`,
    // With a place to break it: the column is narrow on small phones.
    home: (year) => `Pangu\u00adnahing pahina (${year})`,
    rows: { population: 'Populasyon', barangays: 'Mga barangay', landArea: 'Lawak ng lupain' },
  },

  history: {
    title: 'Paano nabuo ang bayan',
    story: [
      'Bago pa nagkaroon ng bayan, nagsasaka na sa paanan ng bundok ang mga pamilyang Manobo at Talaandig, at sa tabi ng mga bukal nila idinaraos ang kanilang pulong. Sinundan ng mga mangangalakal ang ilog, at ang patag na pinagtatagpuan ng dalawang landas ay naging pahingahan, palitan ng kalakal, at lugar ng pag-aayos ng alitan. Doon nagmula ang ating pangalan: kalinaw, kapayapaan.',
      'Pagkatapos ng digmaan, binuksan ng pamahalaan ang talampas sa mga homesteader. Dumating ang mga pamilya mula Visayas at Luzon, dala ang binhi, kagamitan at kalabaw, at nilinang ang damuhan katabi ng mga katutubo. Noong 1948, naging sariling bayan ang pamayanan.',
      'Binago ng tubo ang lahat. Nang magsindi ng kaldera ang asukarera, naging pilak-luntian ang mga bukirin mula ilog hanggang burol. Ngayon, ang bayang itinayo ng asukal ay natututo ng mga bagong hanapbuhay habang iniingatan ang dati.',
    ],
    timelineTitle: 'Mga Yugto ng Kasaysayan',
    events: [
      {
        when: '1948',
        title: 'Sariling bayan',
        text: 'Itinatag ang pamayanan bilang bayan. Nagpulong ang unang konseho sa ilalim ng isang akasya, sa kinaroroonan ngayon ng plasa.',
      },
      {
        when: 'Dekada 1950',
        title: 'Ang mga homesteader',
        text: 'Naghawan ng lupa ang mga pamilyang dumayo, binuo ang mga barangay, hinukay ang mga unang kanal, at itinayo ang paaralang sentral at simbahan.',
      },
      {
        when: 'Dekada 1970',
        title: 'Panahon ng asukal',
        text: 'Nagbukas ang asukarera. Nasementuhan ang highway, dumating ang kuryente, at lumipat ang palengke sa kinalalagyan nito ngayon.',
      },
      {
        when: 'Dekada 2000',
        title: 'Higit pa sa tubo',
        text: 'Dahil sa daan pa-Davao, naging hintuan ang bayan sa pagitan ng dalawang rehiyon. Natuklasan ng mga bisita ang mga bukal at tagaytay, at nakamit ng bayan ang antas na unang klase.',
      },
    ],
    note: 'May mga litrato, liham o kuwento ba kayo tungkol sa lumang bayan? Nangongolekta ng kopya ang Munisipyo para sa arkibo ng bayan.',
  },

  seal: {
    title: 'Ang Sagisag at mga Kulay Nito',
    lead: 'Nakatatak ang sagisag sa bawat ordinansa, permit at gusaling pambayan. Magagamit lamang ito nang may pahintulot ng punong bayan.',
    alt: 'Sagisag ng bayan: araw sa ibabaw ng luntiang bundok, bukal na dumidilig sa hagdan-hagdang palayan, tubo at palay',
    colors: {
      green: {
        name: 'Luntian',
        meaning: 'Bundok, gubat at bukid: ang lupang ipinagkatiwala sa atin',
      },
      gold: { name: 'Ginto', meaning: 'Araw at ani: gantimpala ng tapat na paggawa' },
      sky: {
        name: 'Asul ng langit',
        meaning: 'Malinis na hangin at bukás na isip: kapayapaan ng magkakapitbahay',
      },
      white: { name: 'Puti', meaning: 'Ang bukal: malinis na tubig at malinis na pamahalaan' },
      brown: {
        name: 'Kayumanggi',
        meaning: 'Tubo at lupa: ang mga kamay na nagtanim sa bayang ito',
      },
    },
    visionTitle: 'Bisyon',
    vision:
      'Isang mapayapa at maunlad na bayan sa kabundukan, kung saan masagana ang sakahan, malusog ang pamilya, buo ang kalikasan at may tinig ang bawat mamamayan.',
    missionTitle: 'Misyon',
    mission:
      'Maglingkod nang tapat at mabilis: panatilihin ang kapayapaan, palawakin ang kabuhayan, kalingain ang maysakit at kabataan, at pangalagaan ang lupa at tubig na bumubuhay sa atin.',
    valuesTitle: 'Mga Pangunahing Pagpapahalaga',
    values: [
      { title: 'Kapayapaan', text: 'Maaga nating inaayos ang alitan at ligtas ang bawat tahanan.' },
      {
        title: 'Katapatan',
        text: 'Ang pera ng bayan ay para sa bayan: nasusubaybayan ang bawat piso.',
      },
      {
        title: 'Paglilingkod',
        text: 'Walang mamamayang uuwi mula sa munisipyo nang walang sagot.',
      },
      { title: 'Bayanihan', text: 'Sama-sama nating binubuhat ang mabibigat.' },
      {
        title: 'Pangangalaga',
        text: 'Iniiwan nating mas mabuti ang gubat at tubig kaysa sa ating dinatnan.',
      },
      { title: 'Kahusayan', text: 'Sapat lamang kung maibibigay din natin sa sariling anak.' },
    ],
  },

  agenda: {
    title: 'Ang 4K Agendang Pangkaunlaran',
    lead: 'Apat na pangako para sa 2022-2025. Bawat proyekto ng bayan ay tumutugon sa isa sa mga ito.',
    pillars: {
      kalinaw: {
        title: 'Kalinaw',
        subtitle: 'Kapayapaan at Kaayusan',
        text: 'Ligtas na mga kalye, handang mga tagasagip at gumaganang katarungang pambarangay.',
      },
      kahigayunan: {
        title: 'Kahigayunan',
        subtitle: 'Pag-unlad ng Ekonomiya at Pamumuhunan',
        text: 'Mga daan papuntang pamilihan, patas na presyo at trabahong malapit sa tahanan.',
      },
      kahimsog: {
        title: 'Kahimsog',
        subtitle: 'Kalusugan at Kagalingan',
        text: 'Konsulta, gamot at masustansiyang pagkain sa bawat barangay.',
      },
      kalipay: {
        title: 'Kalipay',
        subtitle: 'Kabataan, Isports at Kultura',
        text: 'Lugar para maglaro, matuto at manguna ang kabataan.',
      },
    },
    open: 'Basahin ang buong agenda',
  },
} as const satisfies Translated<typeof en>
