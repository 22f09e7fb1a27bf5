/** The services page but for the services themselves, which stand in content/charter. */
export const services = {
  eyebrow: 'Services',
  title: 'Services and Forms',
  lead: 'What to bring, how long it takes and what it costs. Read it here before you make the trip to town.',

  contact: {
    title: 'Visit or call us',
    lead: 'All four services are given at the municipal hall. Calls are answered during office hours; the emergency lines, day and night.',
    hours: 'Office hours',
    onSaturday: 'of these services, the Civil Registry only',
    location: 'Location',
    map: 'Show on the map',
    phone: 'Phone',
    emergency: 'Emergency',
    hotlinesSheet: 'Printable list of all hotlines',
    disaster: 'Disaster-Risk Office',
  },

  list: {
    title: 'Four services',
    lead: "Each card says what you need. The steps, office by office, are in the Citizen's Charter below.",
    requirements: 'Requirements',
    processingTime: 'Processing time',
    fee: 'Fee',
    steps: 'See the steps',
    // Names the link for screen readers; begins with the label above.
    stepsOf: (service: string) => `See the steps: ${service}`,
  },

  apply: {
    lead: 'Three things to do.',
    getForm: 'Fill in the form',
    getFormText: 'Type in it or print it. It is free.',
    download: 'Download the form',
    gather: 'Gather the requirements',
    bring: 'Bring everything to the office',
    call: (phone: string) => `Call ${phone}`,
    callHint: (office: string) => `Ask for the ${office}.`,
    ask: 'Write to the office',
    // Subject of the message to the office.
    askSubject: (service: string) => `Question about ${service}`,
    steps: 'See every step',
  },

  charter: {
    title: "Citizen's Charter",
    lead: 'What you do, what the office does, who answers for it, how long it takes and what it costs. RA 11032 binds the municipality to these times.',
    tabs: "Services of the Citizen's Charter",
    print: 'Print this service',
    printOf: (service: string) => `Print this service: ${service}`,
    printHint: 'One A4 sheet, for a bulletin board.',
    facts: {
      office: 'Office',
      classification: 'Classification',
      transactions: 'Kind of client',
      whoMayAvail: 'Who may avail',
      processingTime: 'Processing time',
      fee: 'Fee',
    },
    // The telephone is the whole hall's, not the office's own.
    throughSwitchboard: (office: string) => `${office}, through the switchboard:`,
    classifications: {
      simple: (days: number) => `Simple: up to ${days} working days`,
      complex: (days: number) => `Complex: up to ${days} working days`,
      technical: (days: number) => `Highly technical: up to ${days} working days`,
    },
    // For services whose longest time is beyond that of their class.
    extension:
      'The law lets the office extend its time once; it must tell you why, in writing, before the first deadline.',
    transactions: {
      G2C: 'Citizens (G2C)',
      G2B: 'Businesses (G2B)',
      G2G: 'Government agencies (G2G)',
    },
    requirements: 'Requirements',
    where: 'Where to get it',
    stepsTitle: 'Steps',
    stepsNote: 'Working days count from the day your papers are complete.',
    office: 'The office:',
    person: 'Responsible',
    time: 'Time',
    fee: 'Fee',
    free: 'None',
    total: 'Total',
    minutes: (minutes: number) => (minutes === 60 ? '1 hour' : `${minutes} minutes`),
    days: (from: number, to: number) => `${from}-${to} working days`,
    complaintTitle: 'Asked for more than this?',
    complaint: (office: string, hotline: string) =>
      `Pay only at the Treasurer's Office, against an official receipt. Tell the head of the ${office} if a step takes longer or costs more than it says here, or call the complaint hotline ${hotline}.`,
    // For a service that costs nothing.
    complaintFree: (office: string, hotline: string) =>
      `This service is free: nobody may ask you for money. Tell the head of the ${office} if anyone does, or if a step takes longer than it says here, or call the complaint hotline ${hotline}.`,
    republic: 'Republic of the Philippines',
    province: (name: string) => `Province of ${name}`,
    printedFrom: (website: string) => `From ${website}`,
  },

  forms: {
    title: 'Forms & Downloads',
    lead: 'Four official forms as PDF. You can type in them on a telephone or computer, or print them.',
    download: 'Download',
    bringTo: 'Bring it to',
  },
} as const
