// placeholder: seasons, temperatures, advice and what is free, until the tourism office has confirmed them
export const tourism = {
  eyebrow: 'Tourism',
  title: 'Come up to the valley',
  lead: 'Clear springs, rice terraces, a ridge above the clouds, and a table set for you: three days are easily filled, one is a good start.',
  see: 'See the destinations',
  plan: 'Plan your trip',
  tabsLabel: 'Parts of this page',
  tabs: { civic: 'Civic Activities', todo: 'What to Do', travel: 'Travel Info' },

  events: {
    title: 'Five celebrations the town keeps',
    lead: 'They come round every year, and guests are part of them.',
    more: 'About this event',
    all: 'All civic activities and venues',
  },
  destinations: {
    title: 'Destinations',
    lead: 'From a bench in the park to a climb above the clouds.',
    all: 'Everything to do, and where to stay and eat',
  },
  roads: {
    title: 'Travel directions',
    lead: 'Three roads lead into town, and all buses stop at the public market.',
    all: 'All ways to travel, with fares and tips',
  },
  stay: {
    title: 'Where to stay',
    lead: 'Small houses with few rooms: in May and December book two weeks ahead.',
  },
  eat: { title: 'Where to eat', lead: 'What grows here, cooked here.' },
  info: {
    title: 'Good to know',
    season: {
      title: 'When to come',
      text: 'November to May is the drier and clearer part of the year. From June to October mornings are fine and afternoons wet. Nights are cool all year, 16 to 22 °C.',
    },
    money: {
      title: 'Money and signal',
      text: 'ATMs and card payment are in the town proper. Mobile signal is good along the highways and weak in the forest.',
    },
    safety: {
      title: 'Health and safety',
      text: 'For any emergency call 911. The health center and the Disaster-Risk Office have lines of their own.',
    },
    respect: {
      title: 'Respect for land and people',
      text: 'Stay on the path, take your trash home, and ask before you photograph people, rites or sacred places.',
    },
  },
  office: {
    title: 'Ask the tourism office',
    text: 'Guides, permits for camping, visits of schools and groups: the office arranges them, at no charge.',
    name: 'Municipal Tourism Office',
    write: 'Send a message',
    subject: 'Question from a visitor',
  },
} as const
