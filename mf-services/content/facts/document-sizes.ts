/**
 * Bytes of each document. Written by `npm run documents`; a test of the builder fails when it is out
 * of date.
 */
export const documentSizes = {
  'investment-guide-en': 29834,
  'investors-kit-en': 26341,
  'investment-guide-fil': 30499,
  'investors-kit-fil': 25806,
} as const
