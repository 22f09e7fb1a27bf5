export const whatToDo = {
  eyebrow: 'Tourism',
  title: 'What to Do',
  lead: 'Four places to see, three houses to sleep in, three tables to eat at, and how to get from one to the other.',
  jump: 'On this page',
  destinations: {
    title: 'Destinations',
    lead: 'Each with what it asks of your legs, and when it is at its best.',
  },
  stay: {
    title: 'Where to stay',
    lead: 'Prices are for one night in one room or cottage, breakfast not always included.',
  },
  eat: {
    title: 'Where to eat',
    lead: 'Rice from the terraces, chicken from the yard, coffee from the hill behind the house.',
  },
  modes: {
    title: 'Getting around',
    lead: 'Fares are for one seat; the lowest is for the shortest ride.',
  },
  tips: { title: 'Travel tips', lead: 'What the guides wish every guest knew.' },
  office: {
    title: 'Still have a question?',
    text: 'The tourism office plans your day with you, in English, Filipino or Cebuano.',
  },
} as const
