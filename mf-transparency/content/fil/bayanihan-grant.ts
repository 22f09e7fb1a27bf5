import type { Translated } from '@portal/shared/i18n'
import type { bayanihanGrant as en } from '../en/bayanihan-grant.ts'

export const bayanihanGrant = {
  title: 'Bayanihan Grant',
  lead: 'Noong Abril 2020, binigyan ng pambansang pamahalaan ang bawat bayan at lungsod ng grant laban sa pandemya, ayon sa Batas Republika Blg. 11469. Narito kung paano ginamit ang sa atin.',
  figures: 'Ang grant sa mga numero',
  figuresLead: 'Mula sa ulat ng likidasyon sa ibaba.',
  stats: {
    received: 'Natanggap',
    spent: 'Nagastos',
    returned: 'Isinauli sa kabang-yaman ng bansa',
  },
  share: 'Bahagi ng grant na nagastos',
  uses: 'Kung para saan ito',
  usesLead: 'Ang inilaan sa bawat layunin, at ang naging gastos sa huli.',
  projects: 'Proyekto',
  projectsLead: 'Ipinatayo gamit ang grant. Subaybayan ang mga tala nito hanggang sa kontrata.',
  documents: 'Mga dokumento',
  subject: 'Tanong tungkol sa Bayanihan Grant',
} as const satisfies Translated<typeof en>
