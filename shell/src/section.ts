import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'

/** The shell's own pages: statements about the portal itself. They ship with the shell. */
export default defineSection({
  id: 'shell',
  pages: [
    {
      path: '/accessibility',
      title: { en: 'Accessibility Statement', fil: 'Pahayag sa Accessibility' },
      description: {
        en: 'What this website does so that everyone can use it, what is still missing, and how to tell us.',
        fil: 'Ang ginagawa ng website na ito upang magamit ng lahat, ang kulang pa, at kung paano ninyo kami masasabihan.',
      },
      load: () => import('./pages/accessibility/page.tsx'),
    },
    {
      path: '/privacy-policy',
      title: dictionary['nav.privacy'],
      description: {
        en: 'Which personal data this website receives, what it is used for, where it is kept and your rights under RA 10173.',
        fil: 'Kung anong personal na datos ang natatanggap ng website na ito, para saan ginagamit, saan itinatabi, at ang inyong mga karapatan sa ilalim ng RA 10173.',
      },
      load: () => import('./pages/privacy-policy/page.tsx'),
    },
    {
      path: '/sitemap',
      title: { en: 'Sitemap', fil: 'Mapa ng site' },
      description: {
        en: 'All pages of the website, by section, and the emergency numbers.',
        fil: 'Ang lahat ng pahina ng website ayon sa bahagi, at ang mga numero sa emergency.',
      },
      load: () => import('./pages/sitemap/page.tsx'),
    },
  ],
  menu: [],
})
