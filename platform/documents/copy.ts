import type { Bilingual } from '@portal/shared/i18n'

export const documentCopy = {
  date: { en: 'Date', fil: 'Petsa' },
  /** At the foot of every page, until the municipality publishes documents of its own. */
  sample: {
    en: 'Sample document: its figures, names and dates are sample data.', // placeholder
    fil: 'Halimbawang dokumento: halimbawa lamang ang mga halaga, pangalan at petsa rito.', // placeholder
  },
} as const satisfies Record<string, Bilingual>
