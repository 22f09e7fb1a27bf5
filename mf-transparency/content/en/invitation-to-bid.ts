export const invitationToBid = {
  title: 'Invitation to Bid',
  lead: 'What the municipality is about to buy and build, the budget of each, and until when bids are received.',
  open: 'Open bids',
  openLead:
    'Open: bids are being received. Pre-bid: come to the conference first, where questions are answered. What counts is the deadline of each bid.',
  // In place of the sentence above while every bid is closed.
  noneOpen:
    'No bids are open. New invitations will appear here; closed ones are in the archive below.',
  archive: 'Archive',
  archiveLead: 'Closed bids. Follow each one to its award and contract.',
  guidelines: 'Guidelines for bidders',
  guidelinesLead: 'Five steps, the same for everybody.',
  steps: [
    {
      title: 'Read the invitation',
      text: 'It names the budget, the deadline and the scope. A bid above the approved budget is rejected.',
    },
    {
      title: 'Get the bidding documents',
      text: 'At the secretariat of the Bids and Awards Committee, during office hours.',
    },
    {
      title: 'Come to the pre-bid conference',
      text: 'It is open to all who are interested. The answers given there bind everybody.',
    },
    {
      title: 'Submit two sealed envelopes',
      text: 'One with the eligibility and technical documents, one with the financial bid, before the deadline. Late bids are not accepted.',
    },
    {
      title: 'Attend the opening',
      text: 'Bids are opened in public, right after the deadline. The notice of award appears on this portal.',
    },
  ],
  eligibility: 'What the first envelope holds',
  eligibilityItems: [
    'PhilGEPS Certificate of Registration and Membership',
    'Statement of all ongoing contracts',
    'Statement of the single largest completed contract of the same kind',
    'Net financial contracting capacity, or a committed line of credit',
    'PCAB license, for infrastructure projects',
    'Bid security or bid securing declaration',
    'Omnibus sworn statement',
  ],
  law: 'Bidding follows Republic Act No. 12009, the New Government Procurement Act, and its implementing rules.',
  subject: 'Question about a bid',
} as const
