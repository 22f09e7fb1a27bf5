import type { CommitteeId } from '../facts/council.ts'

// placeholder: the work of the committees and the rules of the house, until the secretariat has confirmed them
export const sangguniangBayan = {
  eyebrow: 'Governance',
  title: 'Sangguniang Bayan',
  lead: 'The municipal council: it makes the ordinances of the town, approves its budget, and meets in public every Tuesday.',
  honorable: 'Hon.',
  positions: { viceMayor: 'Municipal Vice Mayor', councilor: 'Councilor' },

  viceMayor: {
    title: 'The vice mayor',
    text: 'Presides over every session, signs the warrants of the council, and succeeds the mayor when the post falls vacant. A former school principal who keeps the sessions short and the doors open.',
    also: 'Presiding officer',
  },
  councilors: {
    title: 'Seven councilors',
    lead: 'Elected by the whole town. Each chairs two committees.',
    chairs: 'Committee chair for',
  },
  committees: {
    title: 'Which committee hears you',
    lead: 'Look for your concern. The chair puts it on the agenda of the committee.',
    committee: 'Committee',
    concerns: 'Concerns',
    chair: 'Chair',
    items: {
      rules: { name: 'Rules, Ethics and Privileges', concerns: 'How the council works' },
      finance: { name: 'Finance and Appropriations', concerns: 'The yearly budget, funds' },
      'ways-means': { name: 'Ways and Means', concerns: 'Local taxes, fees, market rent' },
      agriculture: { name: 'Agriculture and Cooperatives', concerns: 'Irrigation, seed, prices' },
      environment: { name: 'Environment', concerns: 'Springs, forest, garbage, quarries' },
      'peace-order': { name: 'Peace, Order and Public Safety', concerns: 'Curfew, noise, traffic' },
      disaster: { name: 'Disaster Resilience', concerns: 'Evacuation, landslides, floods' },
      health: { name: 'Health and Sanitation', concerns: 'Health stations, clean water' },
      family: { name: 'Women, Children and Family', concerns: 'Day care, protection, seniors' },
      education: { name: 'Education', concerns: 'Schools, scholarships, libraries' },
      'youth-sports': { name: 'Youth and Sports', concerns: 'Courts, leagues, youth council' },
      works: { name: 'Public Works', concerns: 'Roads, bridges, street lights' },
      'land-use': { name: 'Housing and Land Use', concerns: 'Zoning, subdivisions, relocation' },
      'tourism-culture': {
        name: 'Tourism, Culture and Indigenous Peoples',
        concerns: 'Fiestas, heritage, ancestral land',
      },
      'trade-labor': { name: 'Trade, Industry and Labor', concerns: 'Market, permits, jobs' },
    } satisfies Record<CommitteeId, { name: string; concerns: string }>,
  },

  functions: {
    title: 'What the council does',
    lead: 'Its powers come from Section 447 of the Local Government Code, RA 7160.',
    items: [
      {
        title: 'Makes ordinances',
        text: 'The laws of the town: from curfew and traffic to the protection of springs.',
      },
      {
        title: 'Approves the budget',
        text: 'No peso is spent without an appropriation ordinance. Hearings are public.',
      },
      {
        title: 'Sets local taxes and fees',
        text: 'Within the limits of the Code, after a hearing with those who pay.',
      },
      {
        title: 'Decides how land is used',
        text: 'The zoning plan, new subdivisions, and where industry may stand.',
      },
      {
        title: 'Reviews the barangays',
        text: 'Ordinances and budgets of the 31 barangays are checked against the law.',
      },
      {
        title: 'Watches and inquires',
        text: 'Offices report each quarter, and any committee may ask how money was used.',
      },
    ],
    pathTitle: 'How a proposal becomes an ordinance',
    path: [
      {
        title: 'First reading',
        text: 'Title and author are read; the proposal goes to a committee.',
      },
      { title: 'Committee hearing', text: 'Citizens and offices are heard. Anyone may speak.' },
      { title: 'Second reading', text: 'The council debates and amends, point by point.' },
      { title: 'Third reading', text: 'The final vote. Each member’s vote is recorded.' },
      {
        title: 'The mayor',
        text: 'signs, or returns it with objections. Then it is posted and takes effect.',
      },
    ],
  },

  sessions: {
    title: 'Sessions',
    lead: 'Regular sessions are open to the public. Come, sit down, listen.',
    regular: 'Regular sessions',
    when: 'Every Tuesday, 2:00 PM',
    next: 'Next regular session',
    facts: [
      { term: 'Where', description: 'Session hall, second floor of the Municipal Hall' },
      { term: 'Getting in', description: 'Ramp and elevator; bring any ID for the guest book' },
      { term: 'Hearings', description: 'Committees meet on Wednesdays and Thursdays' },
    ],
    speakTitle: 'To speak before the council',
    speak: [
      'Write down your concern and, if you can, what you propose.',
      'Give it to the secretariat by Thursday, in person or through the contact form.',
      'The secretariat tells you the day. You have five minutes; questions follow.',
    ],
    office: 'Secretariat of the Sangguniang Bayan',
    // Subject of the message to the secretariat.
    subject: 'For the secretariat of the Sangguniang Bayan',
  },
} as const
