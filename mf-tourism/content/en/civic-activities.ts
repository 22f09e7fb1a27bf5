// placeholder: deadlines, free booths and who may use the venues, until the tourism office has confirmed them
export const civicActivities = {
  eyebrow: 'Tourism',
  title: 'Civic Activities',
  lead: 'Five times a year the whole town is on its feet: to remember, to give thanks, to plant, to play. Whoever is here takes part.',
  events: {
    title: 'Events of the year',
    lead: 'These days come round every year. The program of each is announced in the news a month before.',
    news: 'Go to the news',
  },
  venues: {
    title: 'Venues',
    lead: 'Where the town meets. Residents and groups may use them too; the General Services Office keeps the calendar.',
  },
  involved: {
    title: 'Get Involved',
    lead: 'A fiesta is work, and the work is half of the joy. Tell us what you can give, and the tourism office will call you.',
    button: 'Get Involved',
    subject: 'Get involved in civic activities',
    write: 'Write to us about this',
    ways: [
      {
        title: 'Lend a hand',
        text: 'Marshals, first aiders, cooks, cleaners, people who carry chairs: a day or an hour.',
        subject: 'Volunteer for a civic activity',
      },
      {
        title: 'Perform or compete',
        text: 'Dance groups, bands, choirs, teams and barangays: entries close a month before each event.',
        subject: 'Perform or compete in a civic activity',
      },
      {
        title: 'Run a stall',
        text: 'Farmers, weavers and cooks of the town have their booth free of charge.',
        subject: 'A stall at a civic activity',
      },
    ],
  },
} as const
