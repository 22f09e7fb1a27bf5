/** What the tests found, with the date and the widths as they are written out. */
interface Check {
  date: string
  /** As the sitemap counts them: without the page that a wrong address shows. */
  pages: number
  checks: number
  widths: string
  rules: number
  documents: number
  patterns: number
}

/** Words of the accessibility statement. Say only what has been tried on this portal. */
export const accessibility = {
  eyebrow: 'About this website',
  title: 'Accessibility Statement',
  lead: 'Public information is for everyone in town: with any phone, any eyesight, any way of moving, with or without a mouse.',
  /** Not the day of the tests: those run far more often. */
  reviewed: (date: string) => `The words of this statement were last reviewed on ${date}.`,
  contents: 'On this page',

  commitments: {
    title: 'Our commitment',
    lead: 'The municipality builds and maintains this portal by these rules, and treats a barrier as a defect to be repaired.',
    guidelines: {
      wcag: 'The international standard for websites, and our measure for every page.',
      dict: 'The Philippine Web Accessibility Policy: it asks government offices to follow WCAG 2.0, which 2.1 includes.',
      magnaCarta:
        'The rights of persons with disability, among them equal access to public information.',
    },
  },

  status: {
    title: 'Where we stand',
    badge: 'Partially compliant',
    text: 'This portal is partially compliant with WCAG 2.1 Level AA: nearly everything meets the standard, and what does not, or has not been proved yet, is listed under known limits.',
    methodTitle: 'How we know',
    method: {
      axe: ({ date, pages, checks, widths }: Check) =>
        `Last tested on ${date}: an automatic check (axe) opened all ${pages} pages, and the one that a wrong address shows, in English and Filipino, on screens ${widths} pixels wide, in light and dark colors. In ${checks} checks it found no violation.`,
      engines: ({ rules, documents }: Check) =>
        `A second one (Alfa) checked the pages against ${rules} rules, and all ${documents} documents are valid HTML.`,
      keys: ({ patterns }: Check) =>
        `Menus, tabs, dialogs, search and map were used by keyboard alone, in ${patterns} tests; pages were tried with large text, wide spacing, forced colors and without JavaScript.`,
      contrast: 'The contrast of every pair of colors is computed whenever the colors change.',
    },
  },

  features: {
    title: 'What helps you here',
    items: {
      languages: {
        title: 'Two languages',
        text: 'Every page is in English and Filipino. The button at the top changes over and your browser remembers the choice.',
      },
      keyboard: {
        title: 'Keyboard alone',
        text: 'Everything works without a mouse. A thick frame shows where you are, and the first stops of the Tab key skip to the content.',
      },
      text: {
        title: (percent: number) => `Text up to ${percent}%`,
        text: 'Enlarge the text with your browser: the page rearranges itself, and nothing is cut off or covered.',
      },
      contrast: {
        title: 'Strong contrast',
        text: 'Text stands out at 7:1 or more, in light and in dark colors. Color is never the only sign of a meaning.',
      },
      motion: {
        title: 'Calm pages',
        text: 'If your device asks for reduced motion, nothing glides or fades.',
      },
      structure: {
        title: 'Clear structure',
        text: 'One main heading, headings in order, named regions and lists: a screen reader can list them and jump.',
      },
      forms: {
        title: 'Forms that explain',
        text: 'Each field has a visible label and says whether it is required. The PDF forms can be filled in on screen, and their fields are labeled.',
      },
      scripts: {
        title: 'Weak signals, old phones',
        text: 'Pages can be read, and menus opened, before or without JavaScript.',
      },
      map: {
        title: 'The map as a list',
        text: 'Every place on the map also stands beside it as text, with a link that opens it in your map app.',
      },
    },
  },

  keys: {
    title: 'Access keys',
    lead: 'On every page these keys take you straight to a place. On a Mac, use Option instead of Alt.',
    caption: 'Keys and where they lead',
    key: 'Keys',
    target: 'Leads to',
    modifier: 'Alt',
    targets: {
      main: 'Main content',
      navigation: 'Navigation',
      search: 'Search',
      home: 'Home page',
    },
    note: 'While you type in a field the keys belong to your text. Where your browser uses one of them itself, take the skip links at the top of the page. Alt + T goes to the notices that appear at the bottom right, or at the top of a low window.',
  },

  technologies: {
    title: 'Assistive technologies',
    lead: 'The portal is made of standard HTML with names, roles and states where they are needed. It is made to work with:',
    items: [
      'screen readers such as NVDA, JAWS, VoiceOver and TalkBack',
      'screen magnifiers, large text and high-contrast settings',
      'voice control, switches and keyboards of any kind',
      'current versions of Chrome, Edge, Firefox and Safari, on phones and computers',
    ],
    note: 'Our automatic tests run in Chromium. We have not tried every combination by hand: tell us if yours does not work.',
  },

  limits: {
    title: 'Known limits',
    lead: 'These are the parts that we know to fall short, and what to do instead.',
    items: {
      people: {
        title: 'Not yet tried by persons with disability',
        text: 'So far the portal has been checked by programs and by its makers. Automatic checks do not find every barrier.',
      },
      pdf: {
        title: 'PDF documents',
        text: 'They carry tags, a language and a reading order, but they are not certified for PDF/UA. Ask us for any document in large print or as plain text. Official documents stay in the language in which they were issued, mostly English.',
      },
      phones: {
        title: 'Very large text on small phones',
        text: 'On a narrow phone, text at 200% still fits, but long words break over two lines and the header no longer stays at the top. Even larger text has not been tried. Zooming in with two fingers works everywhere.',
      },
      older: {
        title: 'Older browsers',
        text: 'In browsers such as Safari 16 and Firefox 115 the header does not stay at the top, and on small screens the whole menu stands open above every page: scroll past it, or update the browser.',
      },
      tiles: {
        title: 'Street map pictures',
        text: "The map's street pictures come from another provider and have no text of their own. The list of places says the same in words.",
      },
      outside: {
        title: 'Other websites',
        text: 'Videos, social media and map services that we link to follow rules of their own, captions included.',
      },
      scripts: {
        title: 'Parts that need JavaScript',
        text: 'The search, the contact form, project tracking, the news and events, the interactive map, older records and the filters of lists need it. Without it, call, write an email or visit the hall.',
      },
    },
  },

  feedback: {
    title: 'Tell us about a barrier',
    lead: (days: number) =>
      `Tell us which page it was, what you wanted to do and what you use. We aim to respond within ${days} business days.`,
    office: "Municipal Mayor's Office",
    form: 'Write to us about accessibility',
  },
} as const
