/** A document in a list, and its preview. */
export const documents = {
  preview: 'Preview',
  view: 'View',
  download: 'Download',
  // Read out in place of the labels above, which they begin with.
  previewOf: (title: string) => `Preview: ${title}`,
  viewOf: (title: string) => `View: ${title}`,
  posted: 'Posted',
  size: 'File size',
  office: 'Office',
  downloads: 'Downloads (sample)',
  // Under every list of documents. The portal itself counts nobody.
  countNote: (date: string) =>
    `Download counts are sample figures as of ${date}: this portal does not count its visitors.`,
  summary: 'Summary',
  whole: 'The whole document',
  frameTitle: (title: string) => `PDF: ${title}`,
  noFrame:
    'This device does not show PDFs inside a page. Read the summary above, or download the document.',
  openTab: 'Open in a new tab',
  openTabOf: (title: string) => `Open in a new tab: ${title}`,
  language: 'The document itself is in English.',
  project: 'See this project’s record',
  csv: {
    title: 'Title',
    kind: 'Kind',
    year: 'Year',
    quarter: 'Quarter',
    posted: 'Date posted',
    bytes: 'Size in bytes',
    downloads: 'Downloads (sample)',
    file: 'File',
  },
  summaries: {
    invitation: (title: string, budget: string, deadline: string) =>
      `The municipality invites bids for “${title}”. The approved budget is ${budget}. Bids are due ${deadline}.`,
    award: (title: string, contractor: string, amount: string) =>
      `The contract for “${title}” was awarded to ${contractor} for ${amount}.`,
    proceed: (title: string, contractor: string, days: number, last: string) =>
      `${contractor} was told to begin “${title}” and has ${days} calendar days, until ${last}.`,
    contract: (title: string, contractor: string, amount: string, days: number) =>
      `The agreement between the municipality and ${contractor} on “${title}”: ${amount}, ${days} calendar days.`,
  },
} as const
