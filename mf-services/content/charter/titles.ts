import type { Bilingual } from '@portal/shared/i18n'

/** The four services by the ids of their cards, in the order of the page and the menu. */
export const serviceTitles = {
  business: { en: 'Business Permits', fil: 'Permit sa Negosyo' },
  civil: { en: 'Civil Registry', fil: 'Rehistro Sibil' },
  building: { en: 'Building Permits', fil: 'Permit sa Pagpapatayo' },
  social: { en: 'Social Assistance', fil: 'Tulong Panlipunan' },
} as const satisfies Record<string, Bilingual>

export type ServiceId = keyof typeof serviceTitles
