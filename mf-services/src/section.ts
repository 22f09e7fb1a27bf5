import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'
import { serviceTitles } from '../content/charter/titles.ts'

const forms = { en: 'Forms & Downloads', fil: 'Mga Form at Download' }
const investment = { en: 'Investment', fil: 'Pamumuhunan' }

export default defineSection({
  id: 'services',
  pages: [
    {
      path: '/services',
      title: { en: 'Services and Forms', fil: 'Mga Serbisyo at Form' },
      description: {
        en: 'Business permits, civil registry, building permits and social assistance: requirements, steps, time and fee, with the forms to download.',
        fil: 'Permit sa negosyo, rehistro sibil, permit sa pagpapatayo at tulong panlipunan: mga kailangan, hakbang, tagal at bayad, kasama ang mga form.',
      },
      anchors: ['contact', ...Object.keys(serviceTitles), 'charter', 'forms'],
      load: () => import('./pages/services/page.tsx'),
    },
    {
      path: '/investment',
      title: investment,
      description: {
        en: 'Why and where to invest in the town: figures, sectors, incentives, the investment guide and the office that helps.',
        fil: 'Bakit at saan mamumuhunan sa bayan: mga numero, sektor, insentibo, gabay sa pamumuhunan at ang tanggapang tutulong.',
      },
      anchors: ['sectors', 'incentives', 'ready'],
      load: () => import('./pages/investment/page.tsx'),
    },
  ],
  menu: [
    {
      id: 'services',
      label: dictionary['nav.services'],
      to: '/services',
      links: [
        ...Object.entries(serviceTitles).map(([id, label]) => ({
          label,
          to: `/services#${id}` as const,
        })),
        { label: forms, to: '/services#forms' },
      ],
    },
    { id: 'investment', label: investment, to: '/investment' },
  ],
})
