/**
 * Bytes of each document. Written by `npm run documents -w platform`; a test of the builder fails
 * when it is out of date.
 */
export const documentSizes = {
  'investment-guide-en': 29966,
  'investors-kit-en': 26315,
  'investment-guide-fil': 30507,
  'investors-kit-fil': 25787,
} as const
