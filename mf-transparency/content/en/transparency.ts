/** The overview of all records. */
export const transparency = {
  title: 'Transparency',
  lead: 'Where the money of the town comes from, where it goes, and who is paid for what. Read it here, save it as data, or follow one project from the invitation to the contract.',
  figures: 'In figures',
  stats: {
    documents: 'Documents to read and download',
    bids: 'Bids open or in pre-bid',
    contracts: 'Active contracts',
    contractSum: 'In active contracts',
  },
  tabsLabel: 'Kinds of records',
  open: (name: string) => `Open the page “${name}”`,
  tabs: {
    'full-disclosure': {
      label: 'Full Disclosure',
      lead: 'Six of the documents that every local government must post: budget, statements, plans and the use of its funds.',
    },
    lgsf: {
      label: 'LGSF',
      lead: 'What the Local Government Support Fund brought to the town, project by project.',
    },
    'bayanihan-grant': {
      label: 'Bayanihan Grant',
      lead: 'The grant of 2020 against the pandemic: what was planned, spent and returned.',
    },
    'invitation-to-bid': {
      label: 'Invitation to Bid',
      lead: 'Open bids and those of the archive. Any qualified bidder may take part.',
    },
    'notice-of-award': {
      label: 'Notice of Award',
      lead: 'Who won each bid, and for how much. The notices to proceed follow from here.',
    },
    'contract-agreement': {
      label: 'Contract Agreements',
      lead: 'Active and completed contracts, with their amounts and durations.',
    },
  },
  proceedPage: 'Notice to Proceed',
} as const
