/** The records of a procurement: invitation, award, notice to proceed and contract. */
export const procurement = {
  reference: 'Reference',
  budget: 'Approved budget',
  fund: 'Source of fund',
  place: 'Place',
  category: 'Category',
  title: 'Project',
  posted: 'Posted',
  preBid: 'Pre-bid conference',
  deadline: 'Deadline for bids',
  contractor: 'Contractor',
  amount: 'Contract amount',
  awarded: 'Date of award',
  noticeDate: 'Date of notice',
  signed: 'Signed',
  start: 'First day',
  end: 'Last day',
  completed: 'Accepted',
  duration: 'Duration',
  days: (days: number) => `${days} calendar days`,
  // A share of the approved budget, in pesos and percent.
  saved: 'Below the budget',
  savedText: (amount: string, percent: string) => `${amount} (${percent})`,
  timeUsed: (used: number, days: number, date: string) =>
    `Contract time used by ${date}: ${used} of ${days} days`,
  deadlinePassed: 'The deadline for bids has passed. Ask the secretariat about the result.',
  ask: 'Ask about this bid',
  askOf: (title: string) => `Ask about this bid: ${title}`,
  askSubject: (reference: string, title: string) => `Question about bid ${reference}: ${title}`,
  status: 'Status',
  // The day of it, in a saved list.
  statusDay: 'Status on',

  trail: {
    title: 'Follow this project',
    // Read out for the whole trail.
    titleOf: (title: string) => `Follow this project: ${title}`,
    here: 'You are here',
    notYet: 'Not yet',
    until: (date: string) => `Until ${date}`,
    done: (date: string) => `Completed ${date}`,
  },
} as const
