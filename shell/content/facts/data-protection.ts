/** Whom to ask about personal data. */
export const dataProtectionOfficer = {
  phone: '(088) 000-0290', // placeholder
  email: 'dpo@kalinawan.example', // placeholder
  contactHref: '/?department=mayor&subject=Data%20Privacy#contact',
} as const

/** Since when the policy is in force. */
export const inForceSince = '2026-11-20' // placeholder

/** How long the municipality keeps a message: its own rule, followed by its staff. */
export const messagesKept = { en: 'one year', fil: 'isang taon' } as const // placeholder

/** The authority that hears complaints. */
export const privacyCommission = {
  name: 'National Privacy Commission',
  href: 'https://privacy.gov.ph',
} as const
