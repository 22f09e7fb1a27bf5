export const governance = {
  title: 'Governance',
  lead: 'Who leads the town, who makes its laws, who does the work, and where it is all going. Every office here comes with a telephone number.',
  tabsLabel: 'Parts of this page',
  tabs: {
    mission: 'Mission & Vision',
    mayor: 'The Mayor',
    'sangguniang-bayan': 'Sangguniang Bayan',
    'department-heads': 'Department Heads',
    'development-agenda': 'Development Agenda',
  },

  mission: {
    visionTitle: 'Vision',
    vision:
      'A peaceful and prosperous mountain town, where farms thrive, families are healthy, nature is kept whole and every citizen has a voice.',
    missionTitle: 'Mission',
    mission:
      'To serve with honesty and speed: to keep the peace, widen livelihood, care for the sick and the young, and protect the land and water that feed us.',
    promisesTitle: 'What you can hold us to',
    promisesLead:
      'Three promises behind the words above, each with the page where you can check it.',
    promises: [
      {
        title: 'Open books',
        text: 'Budgets, bids, awards and contracts are published, so that a peso can be followed from the plan to the finished bridge.',
        link: 'Read the full disclosure',
      },
      {
        title: 'Time kept',
        text: 'Every service names its requirements, its fee and its processing time before you make the trip to town.',
        link: 'See services and times',
      },
      {
        title: 'Work in sight',
        text: 'Projects are listed with their budget, their status and how far they have come.',
        link: 'Follow the projects',
      },
    ],
    branchesTitle: 'Who does what',
    branchesLead: 'The town governs itself under the Local Government Code, RA 7160.',
    branches: {
      people: {
        title: 'You',
        text: 'elect the mayor, the vice mayor and the council, and speak in the barangay assembly.',
      },
      council: {
        title: 'The Sangguniang Bayan',
        text: 'makes the ordinances, approves the budget and watches how it is spent.',
      },
      mayor: {
        title: 'The mayor',
        text: 'carries out the ordinances, leads the offices and answers for their work.',
      },
      offices: {
        title: 'Fourteen offices',
        text: 'give the services: permits, certificates, care, roads, rescue.',
      },
    },
    sealNote: 'The values behind the vision are explained beside the municipal seal.',
    sealLink: 'The seal and the core values',
  },

  // placeholder: when the door is open, until the office of the mayor has confirmed it
  mayor: {
    openDoor:
      'The door is open without appointment on Monday morning and Thursday afternoon. For any other time, ask for an appointment, best on Wednesday or Friday.',
    more: 'Life, vision and achievements',
  },
  council: {
    title: 'The members',
    lead: 'The vice mayor presides and chairs one committee; the seven councilors chair two each.',
    chairs: 'Chairs',
    more: 'Committees, functions and sessions',
  },
  heads: {
    title: 'The fourteen officers',
    lead: 'Choose an office to see what it answers for and how to reach it.',
    more: 'Responsibilities, contacts and hours',
  },
  agenda: {
    title: 'The 4K Development Agenda',
    lead: (period: string) =>
      `Four words that begin with K, four promises for ${period}. Every project of the municipality answers to one of them.`,
    read: 'See the programs',
    readOf: (pillar: string) => `See the programs: ${pillar}`,
    more: 'Read the whole agenda',
  },
} as const
