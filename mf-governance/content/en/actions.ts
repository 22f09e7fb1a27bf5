/** Buttons and words that several pages of the section say. */
export const actions = {
  contactOffice: 'Contact Office',
  scheduleMeeting: 'Schedule Meeting',
  // Names the button for screen readers; begins with the label above.
  contactOfficeOf: (office: string) => `Contact Office: ${office}`,
  callOf: (office: string, phone: string) => `Call ${office}: ${phone}`,
  writeTo: (office: string, email: string) => `Write to ${office}: ${email}`,
} as const
