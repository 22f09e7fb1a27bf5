/** What the pages of the section say alike. */
export const parts = {
  eyebrow: 'Transparency',
  samples: 'Sample records',
  samplesText: (date: string) =>
    `Projects, amounts, contractors and dates here are samples, as of ${date}. Each document is a real file with the same figures.`,
  contact: 'Whom to ask',
  contactLead: 'The office that keeps these records answers questions and gives certified copies.',
  message: 'Send a message',
  /** Subject of the message to the office. */
  forOffice: (office: string, subject: string) => `For the ${office}: ${subject}`,
  steps: 'The four records of a procurement',
  allRecords: 'All transparency records',
} as const
