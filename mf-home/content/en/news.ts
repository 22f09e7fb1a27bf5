export const news = {
  title: 'News & Updates',
  lead: 'What is happening in town, and what comes next.',
  latest: 'Latest Headlines',
  viewAll: 'View All News',
  all: 'All News',
  showLatest: 'Show Latest Headlines',
  onRequest: {
    text: 'The news and upcoming events have not been loaded.',
    show: 'Show news and events',
  },
  showPicture: 'Show picture',
  readTime: (minutes: string) => `${minutes} min read`,
  pages: 'Pages of news',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageArriving: (page: number) => `Loading page ${page}…`,
  previousPage: 'Newer news',
  nextPage: 'Older news',
  failed: 'The news could not be loaded',
  linkedFailed: 'The news that the link leads to could not be loaded',
  linkedGone: 'The news that the link leads to is no longer here',
  linkedGoneHint:
    'It was taken down, or the link is incomplete. All news that is published stands below.',
  withoutScript: 'News and events are loaded with JavaScript. For announcements, call us:',
  /** In a print of a page on which the list had not been loaded. */
  onPaper: (address: string) => `To be read at ${address}`,
  feed: 'Follow the news (Atom feed)',
  events: {
    title: 'Upcoming Events',
    viewAll: 'View All Events',
    empty: 'No upcoming events',
    emptyNote: 'Check back later for new events and announcements.',
    failed: 'The events could not be loaded',
    addToCalendar: 'Add to calendar',
    addNamed: (title: string) => `Add to calendar: ${title}`,
    notAdded: {
      title: 'The calendar file could not be made',
      description: 'Check your signal and try again.',
    },
    feed: 'All events in your calendar',
  },
  retry: 'Try again',
  failedHint: 'Try again. If it fails again, check your signal and reload the page.',
  /** Shown where the reason of a failure is not known. */
  unknownError: 'An error occurred',
  samples: {
    caravan: {
      title: 'Annual Nutrition Caravan 2025 Reaches Every Barangay',
      description:
        'From January 15 to 31 the nutrition caravan visits the barangays, and from February 1 to 15 the urban areas. Every stop offers health screenings, lessons on good food for growing children, and nutritional supplements. Parents are asked to bring the health cards of their children.',
    },
    agenda: {
      title: '4K Development Agenda: Progress Report Released',
      description:
        'The municipality has released its progress report on the 4K Development Agenda 2022-2025. It tells, pillar by pillar, which programs on peace and order, growth and investment, health, and youth, sports and culture have been finished, which are under way, and what comes next.',
    },
    emergency: {
      title: 'Emergency Response Enhanced with New Local Lines',
      description:
        'Residents can now reach the municipal hall, the health center and the Disaster-Risk Office on lines of their own, beside the emergency number 911. Rescue teams and barangay officials trained together on calls, first aid and evacuation in mountain terrain.',
    },
    award: {
      title: 'Municipality Recognized for Good Local Governance',
      description:
        'The municipality has been recognized for good local governance: for documents that are open to everyone, for services that keep their processing times, and for listening to its citizens. The mayor thanked the barangays and the employees who made it possible.',
    },
    agriculture: {
      title: 'New Program Supports Farmers from Seed to Market',
      description:
        'A new agricultural program was launched for growers of rice, corn, vegetables and sugar cane. It brings certified seed, training in soil care and help in selling the harvest. Farmers may register with the agriculture office or at their barangay hall.',
    },
  },
} as const
