import type { Translated } from '@portal/shared/i18n'
import type { parts as en } from '../en/parts.ts'

export const parts = {
  eyebrow: 'Transparency',
  samples: 'Mga halimbawang tala',
  samplesText: (date: string) =>
    `Halimbawa lamang ang mga proyekto, halaga, kontratista at petsa rito, ayon sa kalagayan noong ${date}. Tunay na file ang bawat dokumento, tugma rito ang mga halaga, at nasa wikang Ingles.`,
  contact: 'Kanino magtatanong',
  contactLead:
    'Ang tanggapang nag-iingat ng mga talang ito ang sasagot sa mga tanong at magbibigay ng sertipikadong kopya.',
  message: 'Magpadala ng mensahe',
  forOffice: (office: string, subject: string) => `Para sa ${office}: ${subject}`,
  steps: 'Ang apat na tala ng isang procurement',
  allRecords: 'Lahat ng tala ng transparency',
} as const satisfies Translated<typeof en>
