import { defineSection } from '@portal/shared/section'

const name = { en: 'Project Tracking', fil: 'Pagsubaybay sa Proyekto' }

export default defineSection({
  id: 'tracking',
  pages: [
    {
      path: '/project-tracking',
      title: name,
      description: {
        en: 'Follow the projects of the municipality: status, priority, budget, place and progress.',
        fil: 'Subaybayan ang mga proyekto ng munisipyo: katayuan, priyoridad, badyet, lugar at progreso.',
      },
      load: () => import('./pages/project-tracking/page.tsx'),
    },
  ],
  menu: [{ id: 'project-tracking', label: name, to: '/project-tracking', under: 'services' }],
})
