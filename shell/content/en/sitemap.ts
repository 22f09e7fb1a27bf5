/** Words of the sitemap. The pages and their names come from the sections. */
export const sitemap = {
  eyebrow: 'About this website',
  title: 'Sitemap',
  lead: 'Every page of this portal, grouped by section.',
  pages: {
    title: 'All pages',
    lead: (pages: number, sections: number) => `${pages} pages in ${sections} sections.`,
  },
  emergency: {
    title: 'Emergency numbers',
    lead: 'When someone is in danger, call at once.',
    sheet: 'Printable list of all hotlines',
  },
} as const
