/** Working days until an answer to feedback about accessibility. */
export const responseDays = 5

/** How far text can be enlarged, in percent. */
export const largestText = 200

/** The access keys of every page, in the order of their numbers. */
export const accessKeys = [
  { id: 'main', key: '1' },
  { id: 'navigation', key: '2' },
  { id: 'search', key: '3' },
  { id: 'home', key: '4' },
] as const

export type AccessKey = (typeof accessKeys)[number]['key']

/** What the statement commits to. Titles of laws and standards stay as they were issued. */
export const guidelines = [
  { id: 'wcag', title: 'Web Content Accessibility Guidelines (WCAG) 2.1, Level AA' },
  { id: 'dict', title: 'DICT Memorandum Circular No. 004, s. 2017' },
  { id: 'magnaCarta', title: 'RA 7277, Magna Carta for Persons with Disability' },
] as const

/** When this statement was last held against the portal, and where feedback goes. */
export const reviewed = '2026-11-20' // placeholder
export const feedbackHref = '/?department=mayor&subject=Accessibility#contact'
