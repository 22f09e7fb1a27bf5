import type { Bilingual } from '@portal/shared/i18n'

/** The few words that the components say by themselves. */
export const uiCopy = {
  close: { en: 'Close', fil: 'Isara' },
  required: { en: 'required', fil: 'kailangan' },
  optional: { en: 'optional', fil: 'opsiyonal' },
  phone: { en: 'Phone', fil: 'Telepono' },
  email: { en: 'Email', fil: 'Email' },
  hours: { en: 'Office hours', fil: 'Oras ng opisina' },
  loading: { en: 'Loading…', fil: 'Naglo-load…' },
  lastChecked: { en: 'Last checked:', fil: 'Huling sinuri:' },
  neverChecked: { en: 'Samples, not confirmed yet', fil: 'Mga halimbawa, hindi pa kumpirmado' },
  // Before a size: `about 300 kB`.
  about: { en: 'about', fil: 'mga' },
  // Said before a notice to readers who do not see its colour and icon.
  info: { en: 'Information:', fil: 'Impormasyon:' },
  warning: { en: 'Warning:', fil: 'Babala:' },
  error: { en: 'Error:', fil: 'Error:' },
} as const satisfies Record<string, Bilingual>
