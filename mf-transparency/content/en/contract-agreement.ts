export const contractAgreement = {
  title: 'Contract Agreements',
  lead: 'What the municipality has signed, with whom, for how much, and for how long.',
  active: 'Active contracts',
  activeLead: 'Work that is going on, or goods that are still to be delivered.',
  completed: 'Completed contracts',
  completedLead: 'Finished, inspected and accepted.',
  policy: 'Transparency policy',
  policyLead: 'What you can count on.',
  policyItems: [
    {
      title: 'Every contract is posted',
      text: 'With its contractor, amount and duration, and the whole document as a file.',
    },
    {
      title: 'One project, one trail',
      text: 'Invitation, award, notice to proceed and contract lead to each other.',
    },
    {
      title: 'Nothing is taken down',
      text: 'Completed contracts stay on this page, and closed bids in the archive.',
    },
    {
      title: 'Open data',
      text: 'Every list can be saved as CSV or JSON and used freely.',
    },
    {
      title: 'Questions are answered',
      text: 'A written request for a document takes 3-5 working days.',
    },
  ],
  subject: 'Question about a contract',
} as const
