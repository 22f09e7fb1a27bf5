// biome-ignore lint/style/noRestrictedImports: two constants that stand in no room, so this is their only copy
export { dataProtectionOfficer } from '../../../shared/src/site/data-protection.ts'

/** The contact form, addressed to that officer. */
export const dataProtectionForm = '/?department=mayor&subject=Data%20Privacy#contact'

/** Since when the policy is in force. */
export const inForceSince = '2026-11-20' // placeholder

/** How long the municipality keeps a message: its own rule, followed by its staff. */
export const messagesKept = { en: 'one year', fil: 'isang taon' } as const // placeholder

/** The authority that hears complaints. */
export const privacyCommission = {
  name: 'National Privacy Commission',
  href: 'https://privacy.gov.ph',
} as const
