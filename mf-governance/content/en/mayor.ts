import type { MeetingPurpose } from '../facts/mayor.ts'

// placeholder: life, vision, achievements and week, until the office of the mayor has confirmed them
export const mayor = {
  eyebrow: 'Governance',
  title: 'The Mayor',
  lead: 'A teacher of farm machines who came home, led a barangay, sat in the council, and now leads the town.',
  position: 'Municipal Mayor',
  office: "Municipal Mayor's Office",
  portrait: (name: string) =>
    `Illustration: Mayor ${name} in a barong, with the terraces and the mountains behind`,

  life: {
    title: 'Biography',
    story: [
      'The mayor was born in the rice lands of Ilaya, the fourth of seven children of a cane cutter and a market vendor. School was a walk of four kilometers, and the first pay came from carrying seedlings at the planting season.',
      "A scholarship led to a degree in agricultural engineering, and then back home: fifteen years as a teacher of farm machines at the technical institute. Many of the tractors in the valley are still kept running by the mayor's former students.",
      'Neighbors asked for more. Two terms as barangay captain brought the first water system to Ilaya; two terms in the Sangguniang Bayan brought the ordinance that opens every contract of the town to its citizens. The office of mayor followed, with the 4K agenda as its plan of work.',
    ],
    facts: [
      { term: 'Home', description: 'Ilaya, where the family still plants rice' },
      {
        term: 'Education',
        description: 'Agricultural engineering; graduate studies in public management',
      },
      {
        term: 'Before',
        description: 'Teacher, barangay captain, member of the Sangguniang Bayan',
      },
      { term: 'Languages', description: 'Cebuano, Binukid, Filipino and English' },
    ],
  },

  vision: {
    title: 'Leadership Vision',
    quote:
      'A town hall should be like a good spring: open to everyone, clear to the bottom, and never dry.',
    commitments: [
      {
        title: 'Listen first',
        text: 'One barangay each Tuesday morning. What is said there goes on the list of the offices before lunch.',
      },
      {
        title: 'Show the books',
        text: 'No project starts without its plan, its budget and its contractor on the transparency pages.',
      },
      {
        title: 'Keep the time',
        text: 'An office that misses its own processing time explains it in writing, to the citizen and to the mayor.',
      },
      {
        title: 'Build to last',
        text: 'Roads with drains, schools with water, trees with a caretaker. A job half done is not done.',
      },
    ],
  },

  achievements: {
    title: 'Key Achievements',
    lead: 'What has been finished, in figures that anyone may ask to see.',
    items: {
      rescue: {
        label: 'barangays with a trained rescue team',
        text: 'Each with a radio, a stretcher and a drill every six months.',
      },
      roads: {
        label: 'of farm-to-market roads paved',
        text: 'Cane, corn and vegetables reach the market in the rain, too.',
      },
      health: {
        label: 'health stations with a midwife every weekday',
        text: 'Twice as many as before; the others are visited each week.',
      },
      scholars: {
        label: 'young people on a scholarship of the town',
        text: 'For college and for the courses of the technical institute.',
      },
      disclosure: {
        label: 'quarters of full disclosure on time',
        text: 'Three years in a row, complete and on the due date.',
      },
      trees: {
        label: 'native trees planted above the springs',
        text: 'Eight of ten are alive; the guides of Lawaan count them each June.',
      },
    },
  },

  meeting: {
    title: 'Meet the mayor',
    lead: 'On two half days no appointment is needed. For any other time, ask for one.',
    weekTitle: 'A week in the office',
    week: [
      { term: 'Monday', description: 'Flag ceremony at 8:00 AM, then open door until 11:00 AM' },
      {
        term: 'Tuesday',
        description: 'Visit to a barangay in the morning, council matters in the afternoon',
      },
      { term: 'Wednesday', description: 'Meetings with the heads of offices; appointments' },
      { term: 'Thursday', description: 'Open door from 1:00 PM to 4:00 PM' },
      { term: 'Friday', description: 'Inspection of projects; appointments' },
    ],
    formTitle: 'Ask for an appointment',
    formText:
      'Best on a Wednesday or Friday, but any weekday may be asked for. Your choices go into the contact form; there you add your name and send it.',
    purpose: 'Purpose',
    purposes: {
      barangay: 'Barangay concern',
      assistance: 'Assistance or referral',
      invitation: 'Invitation or courtesy call',
      investment: 'Business or investment',
      youth: 'School or youth activity',
    } satisfies Record<MeetingPurpose, string>,
    date: 'Preferred day',
    weekend: 'The office is closed on Saturday and Sunday. Please choose a weekday.',
    unread: 'Enter day, month and year of a date that exists, or clear the field.',
    past: 'This day is over. Please choose one that is still to come.',
    time: 'Time of day',
    times: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' },
    submit: 'Go on to the contact form',
    // Subject of the message to the office.
    subject: (details: string) => `Schedule Meeting: ${details}`,
    contactSubject: "To the Municipal Mayor's Office",
    visitors: 'For an urgent matter, call. In an emergency, dial 911.',
  },
} as const
