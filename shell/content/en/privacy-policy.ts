/** Words of the privacy policy. They describe what the portal does: change them together with it. */
export const privacyPolicy = {
  eyebrow: 'About this website',
  title: 'Privacy Policy',
  lead: 'What this portal learns about you, what it does with that, and what you can ask for under the Data Privacy Act of 2012 (RA 10173).',
  inForce: (date: string) => `In force since ${date}`,
  contents: 'On this page',
  newTab: '(opens in a new tab)',

  short: {
    title: 'In short',
    items: [
      'No account, no sign-in, no advertising, no analytics: nobody counts or follows you here.',
      'We have your name and email address only if you send us a message.',
      'One cookie, and it holds a language.',
      'Apart from the service that keeps our news and messages, if we use one, nothing is asked of another company until you come near the map.',
    ],
  },

  collected: {
    title: 'What we collect',
    lead: 'You can read everything here without telling us who you are. We receive data only in these cases.',
    items: {
      message: {
        title: 'When you send a message',
        text: 'The contact form takes your full name, email address, subject and message; a telephone number and an office if you give them. With them the database notes the time, a random code that your browser makes so that nothing is stored twice, and a reference number for you to quote. Until the message has arrived, what you write stays in that tab of your browser.',
      },
      limit: {
        title: 'To hold back floods of messages',
        text: 'From the address of your connection (IP) the database makes three scrambled codes (salted hashes): for the connection, its network and its provider. They stand apart from the messages and count for an hour at most. The address itself is not stored.',
      },
      language: {
        title: 'When you choose a language',
        text: 'Your browser keeps the choice. See Cookies.',
      },
      projects: {
        title: 'On the project tracking page',
        text: 'What you add or change stays in the memory of that page: it does not reach us, and it is gone when you reload or close the tab. Only where the portal itself loads a new page, since it was published anew, does your browser hand it on in its session storage, until you come back to project tracking or close the tab. If you enter a webhook address, your browser sends each new project and status change to that address and to nobody else.',
      },
      search: {
        title: 'When you search',
        text: 'The search runs in your browser. Your words do not leave your device.',
      },
      visits: {
        title: 'When you only read',
        text: 'We store nothing about you. Your browser keeps copies of pages on your device: see Cookies. The portal’s own server keeps no log of visits; a hosting provider or network between us may keep technical records of its own.',
      },
    },
  },

  use: {
    title: 'How we use it',
    items: [
      'To read your message, pass it to the office you chose, and answer you.',
      'To find your message again when you quote its reference number.',
      'The scrambled codes only to limit how many messages one sender can leave in an hour.',
    ],
    not: 'We do not sell or publish messages, use them for advertising, build profiles, or leave decisions about you to a machine. We pass them on outside the municipality only where a law or a court order demands it.',
    basis:
      'The basis is Section 12 of RA 10173: you ask a public office, and answering is part of its mandate. Please leave out of a message what the office does not need, such as health records or ID numbers.',
  },

  security: {
    title: 'How we protect it',
    items: [
      'A visitor can leave a message but can read none, not even their own. The database itself enforces this.',
      'Only authorized staff of the municipality read messages.',
      'The portal runs no program from elsewhere, and browsers that can do so verify those that they load.',
      'The portal asks for no access to your camera, microphone or location, and browsers are told to refuse it.',
    ],
    connection:
      'Open the portal at its https:// address, so that what you send is encrypted on its way.',
    breach:
      'If personal data falls into the wrong hands and may harm you, we notify you and the National Privacy Commission within 72 hours of learning of it.',
  },

  rights: {
    title: 'Your rights',
    lead: 'The Data Privacy Act gives you the right',
    items: {
      informed: { title: 'to be informed', text: 'that and how your data is processed;' },
      access: { title: 'to access', text: 'what we hold about you;' },
      correct: { title: 'to correct', text: 'what is wrong or out of date;' },
      object: { title: 'to object', text: 'to the processing, or withdraw a consent;' },
      erase: {
        title: 'to erasure or blocking',
        text: 'of what we no longer need or may not keep;',
      },
      portability: { title: 'to data portability', text: 'a copy in a common electronic format;' },
      damages: { title: 'to damages', text: 'where wrong or unlawful use has harmed you;' },
      complain: { title: 'to complain', text: 'to the National Privacy Commission.' },
    },
    how: 'Write to or call the data protection officer below. If it is about a message, give its reference number and the email address you wrote from. It costs nothing.',
  },

  cookies: {
    title: 'Cookies and browser storage',
    lead: 'Your browser keeps your language for this portal, once you have chosen one. What you write into the contact form stays in its tab until it is sent or you close the tab.',
    columns: { name: 'Name', holds: 'What it holds', lasts: 'How long' },
    holds: 'Your language: en or fil',
    rows: {
      cookie: {
        place: 'Cookie',
        lasts: 'One year, or until you delete it',
      },
      storage: {
        place: 'Local storage',
        lasts: 'Until you delete it',
      },
    },
    note: 'The cookie lets the server answer in your language at once. It names no person, and there are no others. Delete both in your browser’s settings whenever you like; the portal then starts in English again.',
    dataSaver: (name: string) =>
      `If you turn data saving on or off, your browser keeps that as ${name} in its local storage. Until you close the tab, its session storage notes for which edition of the portal the page loaded itself anew.`,
    copies: (pages: number, days: number) =>
      `Your browser also saves copies of the pages that you open here and of a few important ones, with the latest news, so that they open without a connection: ${pages} pages at most, each shown for at most ${days} days and deleted when you next come after that. The copies stay on your device and do not reach us, but whoever uses that device can open them. To remove them, delete this website’s data in your browser’s settings.`,
  },

  others: {
    title: 'Other providers and links',
    items: {
      map: {
        title: 'Street map',
        text: 'When you come near the map on the home page, your browser fetches its pictures from OpenStreetMap, or from the map service that the municipality has set. That service sees the address of your connection, the part of the map, and the address of this portal. Before that nothing is asked of it.',
      },
      links: {
        title: 'Links',
        text: 'Links to social media, videos, map apps and other offices lead away from this portal and open only when you follow them. Their own policies then hold.',
      },
      hosting: {
        title: 'Hosting',
        text: 'If the municipality lets a provider run the portal or its database, that provider works for the municipality and under its instructions.',
      },
    },
  },

  retention: {
    title: 'How long we keep it',
    rows: {
      messages: {
        data: 'Messages from the contact form',
        kept: (time: string) =>
          `For ${time} after the matter is closed, by rule of the municipality; longer where a law on public records says so. The portal deletes no message by itself: staff remove them.`,
      },
      codes: {
        data: 'Scrambled codes of connections',
        kept: 'They count for an hour at most. The next message that anyone sends after that deletes them.',
      },
      language: { data: 'Your language', kept: 'In your browser only: see Cookies.' },
      copies: { data: 'Saved copies of pages', kept: 'In your browser only: see Cookies.' },
      projects: {
        data: 'Entries in project tracking',
        kept: 'Until you reload or close the page.',
      },
    },
  },

  officer: {
    title: 'Data protection officer',
    lead: 'For every question, request or complaint about your data.',
    name: 'Data Protection Officer',
    form: 'Write to the officer',
    complain: 'If our answer does not satisfy you, turn to the',
  },
} as const
