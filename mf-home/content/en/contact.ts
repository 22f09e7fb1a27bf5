export const contact = {
  title: 'Contact Us',
  lead: 'Ask, report or suggest: choose an office, and we pass your message on to it.',
  office: {
    title: 'Visit or call the municipal hall',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Office Hours',
  },
  form: {
    title: 'Write to us',
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    department: 'Department',
    chooseDepartment: 'Select a department',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    /** What the browser finds missing or wrong, at the field. */
    checks: {
      missing: 'Please fill in this field.',
      noAddress:
        'Please enter a complete email address without ñ or spaces, such as name@example.com.',
    },
    privacy: 'We use your details only to answer you.',
    privacyLink: 'Privacy Policy',
    withoutScript: 'This form needs JavaScript. Please call us or write to us:',
  },
  sent: {
    title: 'Message Sent Successfully',
    description: "We've received your message and will respond within 2-3 business days.",
  },
  /** Around the reference number. */
  reference: {
    before: (subject: string) => `The reference number of your message “${subject}” is`,
    after: 'Please keep it for your follow-up.',
  },
  /** Beside the form, while a message has not been sent. */
  kept: {
    offline: 'You are offline. What you write here stays: send it when you are connected again.',
    unsent:
      'Your message has not been sent yet. What you have written stays here: please try again. If it fails again, copy it and reload the page.',
    tooMany:
      'Too many messages have come from your network. What you have written stays here: please send it in about an hour, or call the municipal hall.',
    refused:
      'We cannot take the message as it stands: a field has only spaces or more than fits (name 200 characters, phone number 60, email address 254, subject 300, message 10,000), or the email address is not complete. What you have written stays here: please correct it and send it again.',
  },
  failed: {
    title: 'Error Sending Message',
    description: 'Please try again or contact us directly.',
  },
} as const
