import { municipality } from '@portal/shared/site'

/** The home page but for its slides, map, news and contact form, which have files of their own. */
export const home = {
  heading: municipality.title.en,
  lead: 'Services, news and documents of the town, open to everyone.',
  profile: {
    title: 'Municipal Profile',
    lead: 'The town in six figures.',
    more: 'More about the town',
    labels: {
      population: 'Population',
      barangays: 'Barangays',
      revenue: 'Annual Revenue',
      incomeClass: 'Income Class',
      landArea: 'Land Area',
      farmland: 'Agricultural Land',
    },
  },
  pillars: {
    title: 'Development Pillars',
    lead: 'Four promises of the 4K agenda, 2022-2025. Every project of the municipality answers to one of them.',
    more: 'Read the 4K agenda',
    items: {
      kalinaw: {
        title: 'Kalinaw',
        subtitle: 'Peace and Order',
        description:
          'Safe homes and roads: barangay patrols, quick disaster response and disputes settled early.',
      },
      kahigayunan: {
        title: 'Kahigayunan',
        subtitle: 'Economic Growth and Investment',
        description:
          'Work close to home: farm-to-market roads, fair prices for the harvest and doors open to investors.',
      },
      kahimsog: {
        title: 'Kahimsog',
        subtitle: 'Health and Wellness',
        description:
          'Care that reaches every barangay: check-ups, medicines and good food for every child.',
      },
      kalipay: {
        title: 'Kalipay',
        subtitle: 'Youth, Sports and Culture',
        description:
          'Room to play, learn and celebrate: open courts, youth programs and fiestas that keep our culture alive.',
      },
    },
  },
  forms: {
    title: 'Downloadable Forms',
    lead: 'Print the form, fill it in, and bring it to the office named on the card.',
    download: 'Download Form',
    bringTo: 'Bring it to',
    more: 'All services and requirements',
  },
} as const
