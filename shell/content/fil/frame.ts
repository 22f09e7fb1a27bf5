import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { frame as en } from '../en/frame.ts'

export const frame = {
  header: {
    contact: 'Pakikipag-ugnayan at mga numero sa emergency',
    hotline: (number) => `Hotline ng munisipyo ${number}`,
    email: (address) => `Mag-email sa ${address}`,
    emergency: 'Mga numero sa emergency',
    call: (name, number) => `Tawagan ang ${name}, ${number}`,
    home: ', pangunahing pahina',
  },
  navigation: {
    label: 'Pangunahing nabigasyon',
    menu: 'Menu',
    close: 'Isara ang menu',
    submenu: (label) => `${label}: iba pang pahina`,
  },
  search: {
    label: 'Maghanap sa website na ito',
    placeholder: 'Maghanap',
    results: 'Mga resulta',
    kinds: {
      page: 'Pahina',
      service: 'Serbisyo',
      form: 'Form',
      document: 'Dokumento',
      office: 'Tanggapan',
      place: 'Lugar',
      news: 'Balita at kaganapan',
    },
    count: (count) => `${filipinoCount(count)} resulta`,
    none: (words) => `Walang nahanap para sa “${words}”. Subukan ang ibang salita.`,
    searching: 'Naghahanap…',
    unavailable: 'Hindi maabot ang paghahanap sa ngayon. Pakisubukang muli, o i-reload ang pahina.',
  },
  preview: {
    label: 'Paunang tingin',
    text: (section: string, version: string) =>
      `Paunang tingin: ipinapakita ng browser na ito ang release ${version} ng “${section}”, na hindi pa nailalathala. Walang pagbabago ang portal na nakikita ng iba.`,
    end: 'Tapusin ang paunang tingin',
  },
  dataSaver: {
    label: 'Tipid-data',
    note: 'Lalabas ang mga larawan, mapa at balita kapag hiningi ninyo.',
    cost: (size) => `Mga ${size} ang ilo-load ng unang pindutang pipindutin ninyo.`,
  },
  loading: 'Binubuksan ang pahina',
  notFound: {
    title: 'Oops! Hindi nahanap ang pahina',
    code: '404',
    text: 'Maaaring mali ang pagkakasulat ng address, o nailipat na ang pahina. Mararating ang lahat ng nasa website na ito mula sa pangunahing pahina.',
    home: 'Bumalik sa Tahanan',
    urgent: 'Kung may emergency, tumawag sa',
  },
  unavailable: {
    text: 'Maaaring mahina ang signal, o inaayos ang bahaging ito ng portal. Gumagana ang mga numero sa ibaba kahit walang internet.',
    retry: 'Subukang muli',
    unexpected: 'Nagkaroon ng hindi inaasahang error sa application!',
    limited: 'Payak na kopya ito ng pahina: hindi muna gagana ang mga pindutan at form na narito.',
  },
} as const satisfies Translated<typeof en>
