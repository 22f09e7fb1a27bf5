import { municipality } from '@portal/shared/site'

export const hero = {
  label: 'Highlights of the municipality',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  pick: (slide: number, title: string) => `Slide ${slide}: ${title}`,
  viewImages: 'View Images',
  galleryLead: 'Drawings of our town and its work.',
  slides: {
    agenda: {
      title: 'The 4K Development Agenda',
      subtitle: 'Kalinaw, Kahigayunan, Kahimsog, Kalipay',
      description:
        'Peace, opportunity, health and happiness: four promises behind every project of the municipality.',
      cta: 'Explore the Agenda',
    },
    welcome: {
      title: `Welcome to ${municipality.name}`,
      subtitle: 'A highland town of farms, springs and fiestas',
      description: 'Cool air, wide fields and people who greet you by name. Get to know the town.',
      cta: 'Get to Know the Town',
    },
    agriculture: {
      title: 'Agricultural Excellence',
      subtitle: 'Fields that feed the province',
      description:
        'Sugar cane, rice, corn, vegetables and pineapple thrive on our soil. Grow a business with our farmers.',
      cta: 'Invest in Our Fields',
    },
    emergency: {
      title: 'Emergency Hotlines',
      subtitle: '911 answers day and night',
      description: 'Say where you are, what happened and how many people need help.',
      cta: 'Call 911',
    },
    caravan: {
      title: 'Annual Nutrition Caravan 2025',
      subtitle: 'Healthy families in every barangay',
      description: 'Free for every family. Bring the children and their health cards.',
      cta: 'See Upcoming Events',
    },
  },
  hotlines: {
    label: 'Hotline numbers',
  },
  schedule: {
    label: 'Schedule highlights',
    items: [
      { when: 'Jan 15-31', what: 'Barangay coverage' },
      { when: 'Feb 1-15', what: 'Urban areas' },
      { when: '', what: 'Health screenings and education' },
      { when: '', what: 'Nutritional supplement distribution' },
    ],
  },
} as const
