import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'

const whatToDo = { en: 'What to Do', fil: 'Mga Puwedeng Gawin' }
const civicActivities = { en: 'Civic Activities', fil: 'Mga Gawaing Pambayan' }

export default defineSection({
  id: 'tourism',
  pages: [
    {
      path: '/tourism',
      title: dictionary['nav.tourism'],
      description: {
        en: 'Yearly events, springs, terraces and view deck, places to stay and eat, and the roads into the valley.',
        fil: 'Mga taunang pagdiriwang, bukal, palayan at tanawan, mga tuluyan at kainan, at ang mga daan papunta sa lambak.',
      },
      anchors: [
        'civic-activities',
        'what-to-do',
        'travel-info',
        'destinations',
        'directions',
        'hotels',
        'restaurants',
        'good-to-know',
        'tourism-office',
      ],
      load: () => import('./pages/tourism/page.tsx'),
    },
    {
      path: '/tourism/what-to-do',
      title: whatToDo,
      description: {
        en: 'Four destinations with difficulty and best time, three lodgings, three restaurants with their menus, and how to get around.',
        fil: 'Apat na pasyalan kasama ang hirap ng lakad at magandang panahon, tatlong tuluyan, tatlong kainan at ang kanilang menu, at kung paano lumibot.',
      },
      anchors: [
        'destinations',
        'lawaan-springs',
        'ilaya-terraces',
        'peoples-park',
        'tanawan-overview',
        'hotels',
        'restaurants',
        'getting-around',
        'tips',
        'tourism-office',
      ],
      load: () => import('./pages/what-to-do/page.tsx'),
    },
    {
      path: '/tourism/civic-activities',
      title: civicActivities,
      description: {
        en: 'The five yearly events of the town, its three venues, and how to get involved.',
        fil: 'Ang limang taunang pagdiriwang ng bayan, ang tatlong lugar nito, at kung paano makilahok.',
      },
      anchors: [
        'events',
        'founding-day',
        'town-fiesta',
        'tree-growing',
        'youth-week',
        'cane-harvest',
        'venues',
        'get-involved',
      ],
      load: () => import('./pages/civic-activities/page.tsx'),
    },
  ],
  menu: [
    {
      id: 'tourism',
      label: dictionary['nav.tourism'],
      to: '/tourism',
      links: [
        { label: whatToDo, to: '/tourism/what-to-do' },
        { label: civicActivities, to: '/tourism/civic-activities' },
        { label: { en: 'Destinations', fil: 'Mga Pasyalan' }, to: '/tourism#destinations' },
      ],
    },
  ],
})
