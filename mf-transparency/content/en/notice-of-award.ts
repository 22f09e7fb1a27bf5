export const noticeOfAward = {
  title: 'Notice of Award',
  lead: 'Who won each bid, for how much, and how far below the approved budget.',
  awards: 'Awards',
  awardsLead:
    'A contract goes to the lowest calculated and responsive bid, one for consulting services to the highest rated. The winner signs the contract after this notice.',
  subject: 'Question about an award',
} as const
