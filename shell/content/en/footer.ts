/** Words of the footer, which comes to life after the rest of the frame. */
export const footer = {
  services: 'Services',
  transparency: 'Transparency',
  quickLinks: 'Quick links',
  office: 'Municipal hall',
  hotlines: 'Emergency hotlines',
  social: 'Follow us',
  newTab: (name: string) => `${name} (opens in a new tab)`,
  statements: 'About this website',
  terms: 'Terms of use',
  termsText:
    'The information on this website is public and free to use with mention of its source. Forms and documents are official copies, except those marked as samples; where a paper copy kept by the municipal hall differs, the paper copy holds.',
  compliance:
    'This website complies with RA 11032 (Ease of Doing Business), RA 10173 (Data Privacy Act), RA 10844 (DICT Act) and WCAG 2.1 AA.',
  rights: (title: string) => `${title}, Republic of the Philippines`,
} as const
