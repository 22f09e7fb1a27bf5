/** Who signs the documents: sample names, until the municipality enters its own. */
export const officials = {
  mayor: { name: 'Bayani Sampaguita', position: 'Municipal Mayor' }, // placeholder
  bacChair: { name: 'Amihan Molave', position: 'Chairperson, Bids and Awards Committee' }, // placeholder
  budgetOfficer: { name: 'Ligaya Narra', position: 'Municipal Budget Officer' }, // placeholder
  accountant: { name: 'Dalisay Yakal', position: 'Municipal Accountant' }, // placeholder
  planner: { name: 'Hiraya Kamagong', position: 'Planning and Development Coordinator' }, // placeholder
} as const
