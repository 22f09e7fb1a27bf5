import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { services as en } from '../en/services.ts'

export const services = {
  eyebrow: 'Serbisyo',
  title: 'Mga Serbisyo at Form',
  lead: 'Ano ang dadalhin, gaano katagal at magkano. Basahin muna rito bago bumiyahe papuntang kabayanan.',

  contact: {
    title: 'Pumunta o tumawag sa amin',
    lead: 'Nasa munisipyo ang lahat ng apat na serbisyo. Sinasagot ang telepono sa oras ng opisina; araw at gabi naman ang mga linya sa emergency.',
    hours: 'Oras ng opisina',
    onSaturday: 'sa mga serbisyong ito, Rehistro Sibil lamang',
    location: 'Lokasyon',
    map: 'Ipakita sa mapa',
    phone: 'Telepono',
    emergency: 'Emergency',
    hotlinesSheet: 'Talaan ng mga hotline na maipi-print',
    disaster: 'Tanggapan sa Sakuna',
  },

  list: {
    title: 'Apat na serbisyo',
    lead: "Nakasulat sa bawat kard ang mga kailangan. Ang mga hakbang sa bawat tanggapan ay nasa Citizen's Charter sa ibaba.",
    requirements: 'Mga kailangan',
    processingTime: 'Tagal ng pagproseso',
    fee: 'Bayad',
    steps: 'Tingnan ang mga hakbang',
    stepsOf: (service) => `Tingnan ang mga hakbang: ${service}`,
  },

  apply: {
    lead: 'Tatlong dapat gawin.',
    getForm: 'Sagutan ang form',
    getFormText: 'I-type ang sagot o i-print muna. Libre ito.',
    download: 'I-download ang form',
    gather: 'Ihanda ang mga kailangan',
    bring: 'Dalhin ang lahat sa tanggapan',
    call: (phone) => `Tawagan ang ${phone}`,
    callHint: (office) => `Hanapin ang ${office}.`,
    ask: 'Sumulat sa tanggapan',
    askSubject: (service) => `Tanong tungkol sa ${service}`,
    steps: 'Tingnan ang bawat hakbang',
  },

  charter: {
    title: "Citizen's Charter",
    lead: 'Ano ang gagawin ninyo, ano ang gagawin ng tanggapan, sino ang mananagot, gaano katagal at magkano. Tungkulin ng munisipyo sa ilalim ng RA 11032 na sundin ang mga ito.',
    tabs: "Mga serbisyo sa Citizen's Charter",
    print: 'I-print ang serbisyong ito',
    printOf: (service) => `I-print ang serbisyong ito: ${service}`,
    printHint: 'Isang pahinang A4, maipapaskil sa bulletin board.',
    facts: {
      office: 'Tanggapan',
      classification: 'Klasipikasyon',
      transactions: 'Uri ng kliyente',
      whoMayAvail: 'Sino ang maaaring kumuha',
      processingTime: 'Tagal ng pagproseso',
      fee: 'Bayad',
    },
    throughSwitchboard: (office) => `${office}, sa switchboard ng munisipyo:`,
    classifications: {
      simple: (days) => `Simple: hanggang ${filipinoCount(days)} araw ng trabaho`,
      complex: (days) => `Complex: hanggang ${filipinoCount(days)} araw ng trabaho`,
      technical: (days) => `Highly technical: hanggang ${filipinoCount(days)} araw ng trabaho`,
    },
    extension:
      'Isang beses lamang maaaring pahabain ng tanggapan ang panahon nito ayon sa batas; dapat nitong ipaalam nang nakasulat ang dahilan bago matapos ang unang taning.',
    transactions: {
      G2C: 'Mamamayan (G2C)',
      G2B: 'Negosyo (G2B)',
      G2G: 'Ahensiya ng pamahalaan (G2G)',
    },
    requirements: 'Mga kailangan',
    where: 'Saan makukuha',
    stepsTitle: 'Mga hakbang',
    stepsNote: 'Binibilang ang mga araw ng trabaho mula sa araw na kumpleto ang inyong papeles.',
    office: 'Ang tanggapan:',
    person: 'Mananagot',
    time: 'Tagal',
    fee: 'Bayad',
    free: 'Wala',
    total: 'Kabuuan',
    minutes: (minutes) => (minutes === 60 ? '1 oras' : `${filipinoCount(minutes)} minuto`),
    days: (from, to) => `${filipinoCount(`${from}-${to}`)} araw ng trabaho`,
    complaintTitle: 'May hinihinging higit pa rito?',
    complaint: (office, hotline) =>
      `Sa Tanggapan ng Ingat-Yaman lamang magbayad, at humingi ng opisyal na resibo. Sabihin sa pinuno ng ${office} kung mas matagal o mas mahal kaysa sa nakasulat dito, o tumawag sa hotline ng reklamo, ${hotline}.`,
    complaintFree: (office, hotline) =>
      `Libre ang serbisyong ito: walang sinumang maaaring humingi ng bayad. Sabihin sa pinuno ng ${office} kung may humingi o kung mas matagal kaysa sa nakasulat dito, o tumawag sa hotline ng reklamo, ${hotline}.`,
    republic: 'Republika ng Pilipinas',
    province: (name) => `Lalawigan ng ${name}`,
    printedFrom: (website) => `Mula sa ${website}`,
  },

  forms: {
    title: 'Mga Form at Download',
    lead: 'Apat na opisyal na form bilang PDF. Maaaring sagutan ang mga ito sa telepono o computer, o i-print.',
    download: 'I-download',
    bringTo: 'Dalhin sa',
  },
} as const satisfies Translated<typeof en>
