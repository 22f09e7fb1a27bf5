import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { documents as en } from '../en/documents.ts'

export const documents = {
  preview: 'Silipin',
  view: 'Tingnan',
  download: 'I-download',
  previewOf: (title: string) => `Silipin: ${title}`,
  viewOf: (title: string) => `Tingnan: ${title}`,
  posted: 'Inilathala',
  size: 'Laki ng file',
  office: 'Tanggapan',
  downloads: 'Mga download (halimbawa)',
  countNote: (date: string) =>
    `Halimbawa lamang ang bilang ng mga download hanggang ${date}: hindi binibilang ng portal na ito ang mga bumibisita.`,
  summary: 'Buod',
  whole: 'Ang buong dokumento',
  frameTitle: (title: string) => `PDF: ${title}`,
  noFrame:
    'Hindi naipapakita ng gadget na ito ang PDF sa loob ng pahina. Basahin ang buod sa itaas, o i-download ang dokumento.',
  openTab: 'Buksan sa bagong tab',
  openTabOf: (title: string) => `Buksan sa bagong tab: ${title}`,
  language: 'Nasa wikang Ingles ang mismong dokumento.',
  project: 'Tingnan ang tala ng proyekto',
  csv: {
    title: 'Pamagat',
    kind: 'Uri',
    year: 'Taon',
    quarter: 'Kuwarter',
    posted: 'Petsa ng paglalathala',
    bytes: 'Laki sa byte',
    downloads: 'Mga download (halimbawa)',
    file: 'File',
  },
  summaries: {
    invitation: (title: string, budget: string, deadline: string) =>
      `Iniimbitahan ng munisipyo ang mga bidder para sa “${title}”. ${budget} ang aprobadong badyet. Hanggang ${deadline} ang pagsusumite ng bid.`,
    award: (title: string, contractor: string, amount: string) =>
      `Iginawad sa ${contractor} ang kontrata para sa “${title}” sa halagang ${amount}.`,
    proceed: (title: string, contractor: string, days: number, last: string) =>
      `Pinasimulan na sa ${contractor} ang “${title}”. Binigyan ito ng ${filipinoCount(days)} araw sa kalendaryo, hanggang ${last}.`,
    contract: (title: string, contractor: string, amount: string, days: number) =>
      `Ang kasunduan ng munisipyo at ng ${contractor} ukol sa “${title}”: ${amount}, ${filipinoCount(days)} araw sa kalendaryo.`,
  },
} as const satisfies Translated<typeof en>
