import { dictionary } from '@portal/shared/i18n'
import type { MenuLink } from '@portal/shared/section'

/** The links of the footer's columns. Compose checks that each of them leads somewhere. */
export const footerLinks = {
  services: [
    { label: { en: 'Business Permits', fil: 'Permit sa Negosyo' }, to: '/services#business' },
    { label: { en: 'Civil Registry', fil: 'Rehistro Sibil' }, to: '/services#civil' },
    { label: { en: 'Building Permits', fil: 'Permit sa Pagpapatayo' }, to: '/services#building' },
    { label: { en: 'Social Assistance', fil: 'Tulong Panlipunan' }, to: '/services#social' },
    { label: { en: 'Forms & Downloads', fil: 'Mga Form at Download' }, to: '/services#forms' },
  ],
  transparency: [
    {
      label: { en: 'Full Disclosure', fil: 'Ganap na Paglalahad' },
      to: '/transparency/full-disclosure',
    },
    {
      label: { en: 'Invitation to Bid', fil: 'Paanyaya sa Bidding' },
      to: '/transparency/invitation-to-bid',
    },
    {
      label: { en: 'Notice of Award', fil: 'Abiso ng Paggawad' },
      to: '/transparency/notice-of-award',
    },
    { label: { en: 'LGSF', fil: 'LGSF' }, to: '/transparency/lgsf' },
    {
      label: { en: 'Bayanihan Grant', fil: 'Bayanihan Grant' },
      to: '/transparency/bayanihan-grant',
    },
  ],
  quick: [
    { label: { en: 'About the Town', fil: 'Tungkol sa Bayan' }, to: '/about' },
    { label: { en: 'News & Updates', fil: 'Balita at Anunsiyo' }, to: '/#news' },
    { label: { en: 'Project Tracking', fil: 'Pagsubaybay sa Proyekto' }, to: '/project-tracking' },
    { label: dictionary['nav.tourism'], to: '/tourism' },
    { label: { en: 'Investment', fil: 'Pamumuhunan' }, to: '/investment' },
    { label: { en: 'Contact Us', fil: 'Makipag-ugnayan' }, to: '/#contact' },
  ],
  statements: [
    { label: dictionary['nav.privacy'], to: '/privacy-policy' },
    { label: dictionary['nav.accessibility'], to: '/accessibility' },
    { label: { en: 'Sitemap', fil: 'Mapa ng site' }, to: '/sitemap' },
  ],
} as const satisfies Record<string, readonly MenuLink[]>
