export const fullDisclosure = {
  title: 'Full Disclosure Policy',
  lead: 'The municipality posts its budget, its accounts and its plans, so that every resident can see how public money is used.',
  documents: 'Documents',
  documentsLead: 'Six documents for the current period. View one here, or keep the file.',
  request: 'Request a document',
  requestLead: 'Need an earlier period, or a certified copy? Ask for it in writing or in person.',
  steps: [
    {
      title: 'Say which document',
      text: 'Name the document and its year or quarter. The form opens with the office and the subject filled in.',
    },
    {
      title: 'Bring a valid ID',
      text: 'Show it when you pick the document up. A representative brings an authorization letter too.',
    },
    {
      title: 'Pick it up',
      text: 'The office tells you when it is ready, within the processing time.',
    },
  ],
  processing: 'Processing time',
  processingDays: '3-5 working days',
  where: 'Where',
  hours: 'Office hours',
  fee: 'Fee',
  feeText:
    'Viewing and downloading on this page is free. Ask the office about the fee for printed and certified copies.',
  send: 'Send a request',
  subject: 'Request for a document',
} as const
