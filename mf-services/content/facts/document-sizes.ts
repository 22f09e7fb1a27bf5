/**
 * Bytes of each document. Written by `npm run documents -w platform`; a test of the builder fails
 * when it is out of date.
 */
export const documentSizes = {
  'investment-guide-en': 30518,
  'investors-kit-en': 26546,
  'investment-guide-fil': 31025,
  'investors-kit-fil': 26061,
} as const
