import { filipinoCount, type Translated } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import type { investment as en } from '../en/investment.ts'

export const investment = {
  office: 'Tanggapan ng Pamumuhunan ng Bayan',
  hero: {
    eyebrow: 'Pamumuhunan',
    title: `Mamuhunan sa ${municipality.name}`,
    lead: 'Matabang lupa, lambak na sagana sa ani, at daang patungo sa dalawang rehiyon: bayang handang makipagtulungan sa inyo, sa mismong pinagmumulan ng ani.',
    guide: 'I-download ang Gabay sa Pamumuhunan',
    meeting: 'Magtakda ng Pulong',
    meetingSubject: 'Kahilingan para sa pulong tungkol sa pamumuhunan',
  },

  video: {
    title: 'Kilalanin muna ang bayan',
    lead: 'Mula sa tubuhan sa tabi ng ilog hanggang sa mga tanawan ng Tagaytay sa Silangan.',
    watch: 'Panoorin sa YouTube',
    newTab: 'magbubukas sa bagong tab',
    text: 'Makikita sa video ang lupain, mga daan at mga taong makakasama ng negosyong itatayo rito.',
    points: [
      'Ang mga taniman at ang inaani sa bawat buwan',
      'Ang sangandaan ng highway, ang asukarera at ang palengke',
      'Mga may negosyo rito, sa sarili nilang salita',
    ],
    privacy: 'Walang kinukuha mula sa YouTube hangga’t hindi ninyo binubuksan ang link.',
  },

  stats: {
    title: 'Ang bayan sa mga numero',
    lead: 'Ang daratnan ng negosyo rito.',
    population: 'Populasyon',
    populationNote: 'Mga mamimili at manggagawa sa 31 barangay',
    output: 'Ani ng sakahan',
    outputNote: 'Piso bawat taon, mula tubo hanggang kape',
    growth: 'Paglago ng ekonomiya',
    growthNote: 'Ng lokal na ekonomiya sa isang taon',
    land: 'Lupang sakahan',
    landNote: (area) => `Mula sa kabuuang lawak na ${area}`,
  },

  incentives: {
    title: 'Ang handog ng bayan',
    lead: 'Apat na pakinabang na ramdam agad sa unang taon.',
    items: {
      localTaxes: {
        title: 'Bawas sa lokal na buwis',
        text: (exempt, half) =>
          `Walang lokal na buwis sa negosyo sa unang ${filipinoCount(exempt)} taon at kalahati lamang sa susunod na ${half}, para sa mga rehistradong proyektong kumukuha ng mga tagarito.`,
      },
      nationalTaxes: {
        title: 'Pambansang insentibo',
        text: 'Tutulungan namin kayong magparehistro sa Board of Investments: income tax holiday, kagamitang walang taripa, at iba pang kaltas sa buwis ayon sa RA 11534 at RA 12066.',
      },
      oneDesk: {
        title: 'Iisang lapitan sa lahat ng permit',
        text: 'Isang kawani ang magdadala ng inyong papeles sa zoning, pagpapatayo, bumbero, kalusugan at lisensiya, at siya rin ang sasagot sa inyong tawag.',
      },
      peopleAndLand: {
        title: 'Tao at lupa',
        text: 'Listahan ng mga titulado nang lote na may daan, kuryente at tubig, at mga kursong iniaangkop ng institutong teknikal sa inyong gawain.',
      },
    },
  },

  sectors: {
    title: 'Saan mamumuhunan',
    lead: 'Apat na sektor na akma sa ating lupain. Para sa proyektong karaniwan ang laki ang mga halaga.',
    potential: 'Potensiyal',
    range: 'Halaga ng puhunan',
    advantages: 'Mga bentahe',
    more: 'Alamin Pa',
    projects: 'Mga proyektong akma',
    sites: 'Saan',
    permits: 'Mga permit na paghandaan',
    call: (phone) => `Tawagan ang ${phone}`,
    ask: 'Sumulat sa amin',
    askSubject: (sector) => `Pamumuhunan sa ${sector}`,
    items: {
      agriProcessing: {
        title: 'Pagpoproseso ng ani',
        description:
          'Mga plantang gumigiling, nagpapatuyo, nag-eempake at nagpepreserba ng ani ng lambak: tubo, palay, mais, pinya, kape at gulay.',
        potential:
          'Hilaw pa ang malaking bahagi ng aning inilalabas ng bayan. Ang magpoproseso nito rito ay makatitipid sa hakot, at sa kaniya ang tubò.',
        advantages: [
          'Hilaw na materyal mula sa mga samahan ng magsasaka, malapit sa planta',
          'Asukarerang nagbebenta ng pulot at bagaso',
          'Mga manggagawang kabisado ang pananim, sinanay sa institutong teknikal',
        ],
        projects: [
          'Empakehan na may cold room para sa pinya at gulay ng kabundukan',
          'Patuyuan ng mais at gilingan ng patuka',
          'Pagsasangag at pag-eempake ng kape para sa mga tindahan sa Davao',
        ],
        sites: 'Malapit sa asukarera at sa tabi ng highway, sa lupang nakalaan sa agro-industriya.',
        permits:
          'Locational clearance, environmental compliance certificate, permit sa pagpapatayo, lisensiya ng FDA para sa pagkain, permit sa negosyo.',
      },
      agriTourism: {
        title: 'Turismo sa bukid',
        description:
          'Matutuluyan sa bukid, resort sa bukal at mga tanawan para sa mga biyaherong dumaraan sa daang bundok pa-Davao.',
        potential:
          'Humihinto na rito ang mga bisita para sa tanawin at mga bukal. Karamihan ay umaalis din sa araw na iyon dahil kulang ang matutulugan at makakainan.',
        advantages: [
          'Malamig ang gabi buong taon at bihirang bagyuhin',
          'Mga bukid na bukás sa bisita: pinya, kape, hagdan-hagdang palayan',
          'Mga pagdiriwang na pumupuno sa bayan limang beses sa isang taon',
        ],
        projects: [
          'Bahay-tuluyan sa bukid na may sampu hanggang dalawampung silid at kusinang naghahain ng sariling ani',
          'Resort sa bukal na may kampuhan',
          'Tanawang may kainan at tindahan ng ani',
        ],
        sites:
          'Ang Tagaytay sa Silangan, ang mga bukal sa bundok at ang mga bukid sa paanan ng bundok sa hilaga.',
        permits:
          'Locational clearance, environmental compliance certificate, pahintulot ng katutubong pamayanan kung kanila ang lupa, akreditasyon ng DOT, permit sa negosyo.',
      },
      logistics: {
        title: 'Lohistika',
        description:
          'Mga cold storage, bodega at terminal ng trak sa pinagtatagpuan ng highway at ng daan pa-Davao.',
        potential:
          'Gabi-gabing dumaraan sa sangandaan ang ani ng tatlong bayan. Wala pang mapagpapalamigan, mapagbubukod-bukuran o mapag-iimbakan nito.',
        advantages: [
          'Dalawang rehiyong abot sa kalahating araw: Hilagang Mindanao at Davao',
          'Mga farm-to-market road na sa highway ang labas',
          'Palengke at mga magsasakang nangangailangan ng imbakan buong taon',
        ],
        projects: [
          'Cold storage na maraming silid para sa gulay at karne',
          'Bodega ng butil na may patuyuan at timbangan ng trak',
          'Terminal ng trak na may gasolina, talyer at tuluyan',
        ],
        sites: 'Sa tabi ng Sayre Highway, hanggang limang kilometro mula sa sangandaan.',
        permits:
          'Locational clearance, permit ng DPWH sa pagdugtong sa highway, permit sa pagpapatayo, inspeksiyon ng bumbero, permit sa negosyo.',
      },
      renewableEnergy: {
        title: 'Nababagong enerhiya',
        description:
          'Kuryente mula sa bagaso, araw at umaagos na tubig, para sa grid o para sa mga plantang gagamit nito.',
        potential:
          'Lumalaki ang pangangailangan sa bawat bagong cold room at bomba ng tubig, samantalang sinusunog lang ang bagaso at tiwangwang ang mga tuyong dalisdis.',
        advantages: [
          'Bagaso sa panahon ng giling, Nobyembre hanggang Mayo',
          'Mga ilog na bumabagsak mula sa Tagaytay sa Silangan, at mga dalisdis na bilad sa araw',
          'Pitong taong income tax holiday ayon sa RA 9513',
        ],
        projects: [
          'Paggawa ng kuryente mula sa bagaso sa tabi ng asukarera',
          'Solar farm sa mga dalisdis na masyadong tuyo para sa tubo',
          'Run-of-river na hydropower sa isang sanga ng Ilog Malinaw',
        ],
        sites: 'Ang paligid ng asukarera, ang mga dalisdis sa kanluran at ang itaas ng ilog.',
        permits:
          'Service contract ng Department of Energy, environmental compliance certificate, pag-aaral sa grid, pahintulot ng katutubong pamayanan kung kanila ang lupa, water permit para sa hydropower.',
      },
    },
  },

  ready: {
    title: 'Handa na ba Kayong Mamuhunan?',
    lead: 'Sabihin sa amin ang inyong plano at kung gaano kalaking lupa, kuryente at tubig ang kailangan. Sasagot kami sa loob ng tatlong araw ng trabaho, at kami mismo ang sasama sa inyo sa mga lote.',
    contact: 'Makipag-ugnayan sa Tanggapan ng Pamumuhunan',
    contactSubject: 'Tanong tungkol sa pamumuhunan',
    kit: "I-download ang Investor's Kit",
    kitText:
      'Nasa kit ang limang talaan, kabilang ang para sa mga permit, isang liham ng layunin na maaaring kopyahin, at ang mga tanggapan ng bayan na makakausap ninyo.',
  },
} as const satisfies Translated<typeof en>
