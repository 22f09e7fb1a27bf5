import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'
import { agendaPeriod } from '../content/facts/agenda-period.ts'
import { offices } from '../content/facts/offices.ts'

const pages = {
  mayor: { en: 'The Mayor', fil: 'Ang Punong Bayan' },
  council: { en: 'Sangguniang Bayan', fil: 'Sangguniang Bayan' },
  heads: { en: 'Department Heads', fil: 'Mga Pinuno ng Tanggapan' },
  agenda: { en: 'Development Agenda', fil: '4K Agendang Pangkaunlaran' },
} as const

export default defineSection({
  id: 'governance',
  pages: [
    {
      path: '/governance',
      title: dictionary['nav.governance'],
      description: {
        en: 'Mission and vision, the mayor, the municipal council, the heads of the fourteen offices and the development agenda.',
        fil: 'Misyon at bisyon, ang punong bayan, ang Sangguniang Bayan, ang mga pinuno ng labing-apat na tanggapan at ang 4K Agendang Pangkaunlaran.',
      },
      anchors: ['mission', 'mayor', 'sangguniang-bayan', 'department-heads', 'development-agenda'],
      load: () => import('./pages/governance/page.tsx'),
    },
    {
      path: '/governance/mayor',
      title: pages.mayor,
      description: {
        en: 'Biography, leadership vision and key achievements of the mayor, and how to schedule a meeting.',
        fil: 'Talambuhay, pananaw at mga nagawa ng punong bayan, at kung paano magtakda ng pulong.',
      },
      anchors: ['biography', 'vision', 'achievements', 'schedule-meeting'],
      load: () => import('./pages/mayor/page.tsx'),
    },
    {
      path: '/governance/sangguniang-bayan',
      title: pages.council,
      description: {
        en: 'The vice mayor and the seven councilors, their committees, the functions of the council and its sessions every Tuesday at 2:00 PM.',
        fil: 'Ang pangalawang punong bayan at pitong konsehal, ang kanilang mga lupon, ang gawain ng Sanggunian at ang sesyon tuwing Martes, 2:00 PM.',
      },
      anchors: ['vice-mayor', 'councilors', 'committees', 'functions', 'sessions'],
      load: () => import('./pages/sangguniang-bayan/page.tsx'),
    },
    {
      path: '/governance/department-heads',
      title: pages.heads,
      description: {
        en: 'The fourteen officers of the municipality: what each answers for, with telephone, email and office hours.',
        fil: 'Ang labing-apat na pinuno ng mga tanggapan: ang tungkulin ng bawat isa, kasama ang telepono, email at oras ng opisina.',
      },
      anchors: ['officers', 'assistance', ...offices.map(({ id }) => id)],
      load: () => import('./pages/department-heads/page.tsx'),
    },
    {
      path: '/governance/development-agenda',
      title: pages.agenda,
      description: {
        en: `The 4K Development Agenda ${agendaPeriod}: Kalinaw, Kahigayunan, Kahimsog and Kalipay, with programs, targets and venues.`,
        fil: `Ang 4K Agendang Pangkaunlaran ${agendaPeriod}: Kalinaw, Kahigayunan, Kahimsog at Kalipay, kasama ang mga programa, target at lugar.`,
      },
      anchors: ['kalinaw', 'kahigayunan', 'kahimsog', 'kalipay', 'get-involved'],
      load: () => import('./pages/development-agenda/page.tsx'),
    },
  ],
  menu: [
    {
      id: 'governance',
      label: dictionary['nav.governance'],
      to: '/governance',
      links: [
        { label: { en: 'Mission & Vision', fil: 'Misyon at Bisyon' }, to: '/governance#mission' },
        { label: pages.mayor, to: '/governance/mayor' },
        { label: pages.council, to: '/governance/sangguniang-bayan' },
        { label: pages.heads, to: '/governance/department-heads' },
        { label: pages.agenda, to: '/governance/development-agenda' },
      ],
    },
  ],
})
