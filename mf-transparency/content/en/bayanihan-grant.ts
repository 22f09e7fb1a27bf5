export const bayanihanGrant = {
  title: 'Bayanihan Grant',
  lead: 'In April 2020 the national government gave every town and city a grant against the pandemic, under Republic Act No. 11469. Here is how ours was used.',
  figures: 'The grant in figures',
  figuresLead: 'From the liquidation report below.',
  stats: {
    received: 'Received',
    spent: 'Spent',
    returned: 'Returned to the national treasury',
  },
  share: 'Share of the grant that was spent',
  uses: 'What it was for',
  usesLead: 'What was set aside for each purpose, and what it cost in the end.',
  projects: 'Project',
  projectsLead: 'Built with the grant. Follow its records to the contract.',
  documents: 'Documents',
  subject: 'Question about the Bayanihan Grant',
} as const
