import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { sitemap as en } from '../en/sitemap.ts'

export const sitemap = {
  eyebrow: 'Tungkol sa website na ito',
  title: 'Mapa ng site',
  lead: 'Ang bawat pahina ng portal na ito, ayon sa bahagi.',
  pages: {
    title: 'Lahat ng pahina',
    lead: (pages, sections) =>
      `${filipinoCount(pages)} pahina sa ${filipinoCount(sections)} bahagi.`,
  },
  emergency: {
    title: 'Mga numero sa emergency',
    lead: 'Tumawag agad kung may panganib.',
    sheet: 'Talaan ng mga hotline na maipi-print',
  },
} as const satisfies Translated<typeof en>
