import type { OfficeId } from '../facts/offices.ts'

interface OfficeWords {
  /** The title of the post. */
  position: string
  responsibilities: readonly [string, string, string, string]
}

// placeholder: responsibilities, until each office has confirmed them
export const departmentHeads = {
  eyebrow: 'Governance',
  title: 'Department Heads',
  lead: 'Fourteen officers run the offices of the municipality. See who answers for your concern, and reach them directly.',

  list: {
    title: 'The fourteen officers',
    lead: 'Where a post is not yet filled, an Officer-in-Charge has the same duties and answers the same telephone.',
    search: 'Find an office, a name or a concern',
    searchHint: 'For example: land tax, seeds, birth certificate.',
    status: 'Status',
    anyStatus: 'All',
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} officers`,
    none: 'No officer matches',
    noneHint: 'Try another word, or ask the public assistance desk:',
    reset: 'Show all officers',
    responsibilities: 'Responsibilities',
    phone: 'Phone',
    email: 'Email',
    hours: 'Office hours',
    always: 'Emergency line: day and night',
  },
  statuses: { head: 'Department Head', oic: 'Officer-in-Charge' },
  // Subject of the message to the office.
  subject: (office: string) => `For the ${office}`,

  desk: {
    title: 'Not sure which office?',
    lead: 'The public assistance desk on the ground floor finds the right one, by telephone or in person.',
    office: 'Public assistance desk',
    subject: 'Which office can help me?',
  },

  offices: {
    administrator: {
      position: 'Municipal Administrator',
      responsibilities: [
        'Turns the mayor’s directives into work of the offices',
        'Watches over processing times under RA 11032',
        'Leads the public assistance and complaints desk',
        'Coordinates with the barangays and with national agencies',
      ],
    },
    planning: {
      position: 'Planning and Development Coordinator',
      responsibilities: [
        'Writes the land use plan and the development plan of the town',
        'Issues zoning and locational clearances',
        'Keeps the statistics and the maps',
        'Follows every project from plan to completion',
      ],
    },
    budget: {
      position: 'Municipal Budget Officer',
      responsibilities: [
        'Prepares the yearly budget with all offices',
        'Certifies that funds exist before money is promised',
        'Reviews the budgets of the barangays',
        'Publishes the budget reports of each quarter',
      ],
    },
    accounting: {
      position: 'Municipal Accountant',
      responsibilities: [
        'Keeps the books of the municipality',
        'Checks every voucher before it is paid',
        'Prepares the financial statements for the Commission on Audit',
        'Releases certificates of tax withheld',
      ],
    },
    treasurer: {
      position: 'Municipal Treasurer',
      responsibilities: [
        'Collects land tax, business tax and fees',
        'Issues the community tax certificate (cedula)',
        'Pays the obligations of the municipality',
        'Runs the collection caravan in the barangays',
      ],
    },
    assessor: {
      position: 'Municipal Assessor',
      responsibilities: [
        'Values land, buildings and machinery for taxation',
        'Issues tax declarations and certified copies',
        'Records transfers of ownership',
        'Keeps the tax maps',
      ],
    },
    'civil-registry': {
      position: 'Municipal Civil Registrar',
      responsibilities: [
        'Registers births, marriages and deaths',
        'Issues certified copies, such as a birth certificate',
        'Receives applications for marriage licenses',
        'Corrects clerical errors under RA 9048',
      ],
    },
    health: {
      position: 'Municipal Health Officer',
      responsibilities: [
        'Runs the health center and the barangay health stations',
        'Leads vaccination, prenatal care and nutrition programs',
        'Issues health certificates and sanitary permits',
        'Watches for dengue and other outbreaks',
      ],
    },
    'social-services': {
      position: 'Social Welfare and Development Officer',
      responsibilities: [
        'Gives assistance in illness, death, fire and disaster',
        'Protects children, and women in danger',
        'Issues IDs of senior citizens, persons with disability and solo parents',
        'Supervises the day care centers',
      ],
    },
    engineering: {
      position: 'Municipal Engineer',
      responsibilities: [
        'Plans and inspects roads, bridges and public buildings',
        'Issues building, electrical and occupancy permits',
        'Repairs local roads and drains',
        'Checks buildings after an earthquake or a flood',
      ],
    },
    agriculture: {
      position: 'Municipal Agriculturist',
      responsibilities: [
        'Distributes certified seeds and seedlings',
        'Trains farmers and visits their fields',
        'Enrolls farmers and fisherfolk in the national registry (RSBSA)',
        'Reports pests and helps after crop damage',
      ],
    },
    'business-license': {
      position: 'Licensing Officer',
      responsibilities: [
        'Receives applications for new and renewed business permits',
        'Computes taxes and fees with the treasurer',
        'Leads the joint inspection of businesses',
        'Runs the business one-stop shop each January',
      ],
    },
    'general-services': {
      position: 'General Services Officer',
      responsibilities: [
        'Buys and stores supplies for all offices',
        'Keeps the inventory of public property',
        'Looks after public buildings, parks and vehicles',
        'Keeps the calendar of the plaza and the halls',
      ],
    },
    disaster: {
      position: 'Disaster Risk Reduction and Management Officer',
      responsibilities: [
        'Runs the operations center, day and night',
        'Sends ambulances and rescue teams',
        'Warns of floods and landslides, and opens evacuation centers',
        'Trains the barangays in first aid and evacuation',
      ],
    },
  } satisfies Record<OfficeId, OfficeWords>,
} as const
