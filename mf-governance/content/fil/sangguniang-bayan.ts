import type { Translated } from '@portal/shared/i18n'
import type { sangguniangBayan as en } from '../en/sangguniang-bayan.ts'

export const sangguniangBayan = {
  eyebrow: 'Pamamahala',
  title: 'Sangguniang Bayan',
  lead: 'Ito ang konseho ng bayan: gumagawa ng mga ordinansa, nagpapatibay ng badyet, at hayagang nagpupulong tuwing Martes.',
  honorable: 'Kgg.',
  positions: { viceMayor: 'Pangalawang Punong Bayan', councilor: 'Konsehal' },

  viceMayor: {
    title: 'Ang pangalawang punong bayan',
    text: 'Namumuno sa bawat sesyon, lumalagda sa mga warrant para sa gugulin ng Sanggunian, at humahalili sa punong bayan kapag nabakante ang puwesto. Dating punong-guro na maikli ang sesyon at bukás ang pinto.',
    also: 'Tagapangulo ng Sanggunian',
  },
  councilors: {
    title: 'Pitong konsehal',
    lead: 'Halal ng buong bayan. Dalawang lupon ang pinamumunuan ng bawat isa.',
    chairs: 'Namumuno sa lupon ng',
  },
  committees: {
    title: 'Aling lupon ang didinig sa inyo',
    lead: 'Hanapin ang inyong usapin. Ang namumuno ang maglalagay nito sa agenda ng lupon.',
    committee: 'Lupon',
    concerns: 'Mga usapin',
    chair: 'Namumuno',
    items: {
      rules: {
        name: 'Alituntunin, Etika at Pribilehiyo',
        concerns: 'Ang takbo ng Sanggunian',
      },
      finance: { name: 'Pananalapi at Paglalaan', concerns: 'Taunang badyet, mga pondo' },
      'ways-means': {
        name: 'Paraan at Pagkakakitaan',
        concerns: 'Lokal na buwis, bayarin, upa sa palengke',
      },
      agriculture: { name: 'Agrikultura at Kooperatiba', concerns: 'Patubig, binhi, presyo' },
      environment: { name: 'Kalikasan', concerns: 'Bukal, gubat, basura, tibagan' },
      'peace-order': {
        name: 'Kapayapaan, Kaayusan at Kaligtasan',
        concerns: 'Curfew, ingay, trapiko',
      },
      disaster: { name: 'Kahandaan sa Sakuna', concerns: 'Paglikas, guho ng lupa, baha' },
      health: { name: 'Kalusugan at Kalinisan', concerns: 'Health station, malinis na tubig' },
      family: {
        name: 'Kababaihan, mga Bata at Pamilya',
        concerns: 'Day care, proteksiyon, nakatatanda',
      },
      education: { name: 'Edukasyon', concerns: 'Paaralan, iskolarsip, aklatan' },
      'youth-sports': { name: 'Kabataan at Isports', concerns: 'Court, liga, SK' },
      works: { name: 'Pagawaing Bayan', concerns: 'Daan, tulay, ilaw sa kalye' },
      'land-use': {
        name: 'Pabahay at Gamit ng Lupa',
        concerns: 'Zoning, subdibisyon, relokasyon',
      },
      'tourism-culture': {
        name: 'Turismo, Kultura at mga Katutubo',
        concerns: 'Pista, pamana, lupaing ninuno',
      },
      'trade-labor': {
        name: 'Kalakalan, Industriya at Paggawa',
        concerns: 'Palengke, permit, trabaho',
      },
    },
  },

  functions: {
    title: 'Ang gawain ng Sanggunian',
    lead: 'Mula sa Seksiyon 447 ng Local Government Code, RA 7160, ang kapangyarihan nito.',
    items: [
      {
        title: 'Gumagawa ng ordinansa',
        text: 'Ang mga batas ng bayan: mula curfew at trapiko hanggang pangangalaga sa mga bukal.',
      },
      {
        title: 'Nagpapatibay ng badyet',
        text: 'Walang pisong gagastusin nang walang ordinansa ng paglalaan. Bukás sa publiko ang mga pagdinig.',
      },
      {
        title: 'Nagtatakda ng lokal na buwis at bayarin',
        text: 'Sa loob ng hangganan ng Code, at pagkatapos dinggin ang mga magbabayad.',
      },
      {
        title: 'Nagpapasya sa gamit ng lupa',
        text: 'Ang zoning, mga bagong subdibisyon, at kung saan puwedeng itayo ang industriya.',
      },
      {
        title: 'Nagrerepaso sa mga barangay',
        text: 'Sinusuri kung ayon sa batas ang mga ordinansa at badyet ng 31 barangay.',
      },
      {
        title: 'Nagbabantay at nagtatanong',
        text: 'Nag-uulat ang mga tanggapan bawat kuwarter, at maaaring itanong ng alinmang lupon kung saan napunta ang pera.',
      },
    ],
    pathTitle: 'Paano nagiging ordinansa ang panukala',
    path: [
      {
        title: 'Unang pagbasa',
        text: 'Binabasa ang pamagat at may-akda; ipinapasa sa lupon ang panukala.',
      },
      {
        title: 'Pagdinig ng lupon',
        text: 'Pinakikinggan ang mamamayan at mga tanggapan. Puwedeng magsalita ang sinuman.',
      },
      {
        title: 'Ikalawang pagbasa',
        text: 'Pinagdedebatehan at sinususugan ng Sanggunian, punto por punto.',
      },
      {
        title: 'Ikatlong pagbasa',
        text: 'Ang huling botohan. Nakatala ang boto ng bawat kasapi.',
      },
      {
        title: 'Ang punong bayan',
        text: 'ang lalagda, o magbabalik nito kasama ang kaniyang tutol. Saka ito ipapaskil at magkakabisa.',
      },
    ],
  },

  sessions: {
    title: 'Mga Sesyon',
    lead: 'Bukás sa publiko ang mga regular na sesyon. Halina, umupo at makinig.',
    regular: 'Regular na sesyon',
    when: 'Tuwing Martes, 2:00 PM',
    next: 'Susunod na regular na sesyon',
    facts: [
      { term: 'Saan', description: 'Bulwagan ng sesyon, ikalawang palapag ng Munisipyo' },
      {
        term: 'Pagpasok',
        description: 'May rampa at elevator; magdala ng kahit anong ID para sa guest book',
      },
      { term: 'Mga pagdinig', description: 'Miyerkoles at Huwebes ang pulong ng mga lupon' },
    ],
    speakTitle: 'Para makapagsalita sa Sanggunian',
    speak: [
      'Isulat ang inyong usapin at, kung kaya, ang inyong mungkahi.',
      'Ibigay ito sa kalihiman nang hindi lalampas sa Huwebes, nang personal o sa contact form.',
      'Sasabihin ng kalihiman kung anong araw. May limang minuto kayo; susunod ang mga tanong.',
    ],
    office: 'Kalihiman ng Sangguniang Bayan',
    subject: 'Para sa Kalihiman ng Sangguniang Bayan',
  },
} as const satisfies Translated<typeof en>
