/** What the dialog of 'Book Now' says. */
export const booking = {
  bookNow: 'Book Now',
  bookNamed: (lodging: string) => `Book Now: ${lodging}`,
  title: (lodging: string) => `Book a stay at ${lodging}`,
  lead: 'Rooms are booked with the lodging itself, by telephone or email. This portal takes no bookings and no payments.',
  call: (phone: string) => `Call ${phone}`,
  write: 'Write an email',
  sayTitle: 'What to say',
  say: [
    'The day you arrive, the day you leave, and about what time you will come',
    'How many adults and children there will be',
    'The kind of room, and whether anyone needs a step-free one',
    'A telephone number where they can reach you',
  ],
  askTitle: 'What to ask',
  ask: ['The price of the whole stay', 'Until when you can cancel', 'When and how to pay'],
  caution: 'Ask for a written confirmation before you send any money.',
  subject: (lodging: string) => `Room at ${lodging}`,
  /** The email that opens ready to be filled in. */
  body: [
    'Good day! I would like to book a room.',
    '',
    'Arrival (day and time): ',
    'Departure: ',
    'Adults and children: ',
    'Kind of room: ',
    'Special needs: ',
    'My name and telephone number: ',
    '',
    'Please tell me the price of the whole stay and how to confirm. Thank you!',
  ],
} as const
