/**
 * Pages that the menu and footer already link to and whose sections are still being built. A link to
 * one of them is only warned of. Take a path out when its page is there.
 */
export const plannedPaths = [
  '/governance',
  '/governance/mayor',
  '/governance/sangguniang-bayan',
  '/governance/department-heads',
  '/governance/development-agenda',
  '/services',
  '/investment',
  '/tourism',
  '/tourism/civic-activities',
  '/tourism/what-to-do',
  '/transparency',
  '/transparency/full-disclosure',
  '/transparency/lgsf',
  '/transparency/bayanihan-grant',
  '/transparency/invitation-to-bid',
  '/transparency/notice-of-award',
  '/transparency/notice-to-proceed',
  '/transparency/contract-agreement',
  '/accessibility',
  '/privacy-policy',
  '/sitemap',
]
