/** The words that every form prints the same way. */
export const en = {
  officeUse: 'For office use only',
  referenceNumber: 'Reference no.',
  dateReceived: 'Date received',
  receivedBy: 'Received by',
  receiptNumber: 'Official receipt no.',
  amountPaid: 'Amount paid, ₱',
  remarks: 'Remarks',
  processingTime: 'Processing time',
  fee: 'Fee',
  submitTo: 'Submit to',
  howTo: 'How to use this form',
  fillIn:
    'Type in the boxes, or print the form and write in BLOCK LETTERS with a black or blue pen. Write N/A where a box does not apply.',
  gather: 'Tick each requirement that you have ready. Sign on the last page, on paper.',
  submit: (office: string) =>
    `Submit the form with the requirements to the ${office}. Keep a copy for yourself.`,
  privacyTitle: 'Data privacy notice (Republic Act No. 10173)',
  privacy: (municipality: string, email: string, phone: string) =>
    `The ${municipality} collects the personal data in this form only to act on it, keeps it only as long as the law requires, and shares it only with the agencies that must act on it too. You may ask the Data Protection Officer to see or correct your data, or object to its use: ${email}, ${phone}.`,
  serviceTitle: 'Honest and prompt service (Republic Act No. 11032)',
  service: (treasurer: string, complaints: string) =>
    `Pay only official fees, at the ${treasurer}, and ask for an official receipt. Do not deal with fixers. Complaints: hotline ${complaints}.`,
  /** For a service that costs nothing. */
  freeService: (complaints: string) =>
    `This service is free: nobody may ask you for money. Do not deal with fixers. Complaints: hotline ${complaints}.`,
  declaration: 'Declaration',
  dateSigned: 'Date',
  dateSignedHint: 'MM/DD/YYYY',
  printedName: 'Printed name',
  free: 'This form is free and not for sale.',
} as const
