import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { labels as en } from '../en/labels.ts'

export const labels = {
  reportKinds: {
    budget: 'Badyet',
    statement: 'Ulat pinansiyal',
    plan: 'Plano',
    utilization: 'Paggamit ng pondo',
    accomplishment: 'Ulat ng nagawa',
    liquidation: 'Ulat ng likidasyon',
  },
  stages: {
    invitation: 'Paanyaya sa Bidding',
    award: 'Abiso ng Paggawad',
    proceed: 'Abiso ng Pagsisimula',
    contract: 'Kontrata',
  },
  categories: {
    infrastructure: 'Imprastruktura',
    goods: 'Mga gamit at suplay',
    consulting: 'Serbisyo ng konsultant',
  },
  funds: {
    'development-fund': '20% Development Fund',
    lgsf: 'Local Government Support Fund (LGSF)',
    bayanihan: 'Bayanihan Grant',
    'general-fund': 'Pangkalahatang Pondo',
  },
  bidStatus: { open: 'Bukás', 'pre-bid': 'Pre-bid', closed: 'Sarado na' },
  contractStatus: { active: 'Kasalukuyan', completed: 'Natapos na' },
  period: (year: number, quarter: number | undefined) =>
    quarter ? `Ika-${filipinoCount(quarter)} kuwarter ng ${year}` : `Taong ${year}`,
  total: 'Kabuuan',
} as const satisfies Translated<typeof en>
