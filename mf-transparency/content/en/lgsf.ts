export const lgsf = {
  title: 'Local Government Support Fund',
  lead: 'The LGSF is money from the national budget for projects of towns and cities. Here is what it pays for in ours.',
  figures: 'The fund in figures',
  figuresLead: 'All projects of the fund on this page, added up.',
  stats: {
    projects: 'Projects',
    allotted: 'Allotted',
    contracted: 'In contracts',
  },
  about: 'How the fund works',
  rules: [
    'The municipality proposes projects, and the Department of Budget and Management releases the money.',
    'The fund pays only for the projects that it was released for. What is not spent goes back.',
    'Every project is put up for public bidding, and its records are on this portal.',
    'Reports on how the fund was used are posted below.',
  ],
  projects: 'Projects',
  projectsLead: 'Each project leads to its invitation, award, notice to proceed and contract.',
  documents: 'Documents',
  subject: 'Question about the LGSF',
} as const
