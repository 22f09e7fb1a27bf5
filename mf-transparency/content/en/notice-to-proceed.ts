export const noticeToProceed = {
  title: 'Notice to Proceed',
  lead: 'When each contractor may begin, and how much time the contract gives.',
  notices: 'Notices',
  noticesLead: 'The days of a contract count from its first day, which the notice names.',
  subject: 'Question about a notice to proceed',
} as const
