/** Words of the frame: header, navigation, notices, not-found page. */
export const frame = {
  header: {
    contact: 'Contact and emergency numbers',
    hotline: (number: string) => `Municipal hotline ${number}`,
    email: (address: string) => `Email ${address}`,
    emergency: 'Emergency numbers',
    call: (name: string, number: string) => `Call ${name}, ${number}`,
    // Follows the name of the municipality and the tagline.
    home: ', home page',
  },
  navigation: {
    label: 'Main navigation',
    menu: 'Menu',
    close: 'Close menu',
    submenu: (label: string) => `${label}: more pages`,
  },
  search: {
    label: 'Search this website',
    placeholder: 'Search',
    results: 'Results',
    // What a result is, beside it.
    kinds: {
      page: 'Page',
      service: 'Service',
      form: 'Form',
      document: 'Document',
      office: 'Office',
      place: 'Place',
      news: 'News and events',
    },
    count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
    none: (words: string) => `Nothing found for “${words}”. Try another word.`,
    searching: 'Searching…',
    unavailable: 'The search cannot be reached right now. Please try again, or reload the page.',
  },
  preview: {
    label: 'Preview',
    text: (section: string, version: string) =>
      `Preview: this browser shows release ${version} of “${section}”, which is not published. Everyone else sees the portal as it is.`,
    end: 'End preview',
  },
  dataSaver: {
    label: 'Data saver',
    note: 'Pictures, the map and the news come when you ask for them.',
    // Until it was pressed.
    cost: (size: string) => `The first button you press loads about ${size}.`,
  },
  loading: 'Loading the page',
  notFound: {
    title: 'Oops! Page not found',
    code: '404',
    text: 'The address may be mistyped, or the page has moved. Everything on this website can be reached from the home page.',
    home: 'Return to Home',
    urgent: 'In an emergency, call',
  },
  unavailable: {
    text: 'Your connection may be weak, or this part of the portal is being repaired. The numbers below work without internet.',
    retry: 'Try again',
    unexpected: 'Unexpected Application Error!',
    limited: 'This is a plain copy of the page: buttons and forms on it do not work at the moment.',
  },
} as const
