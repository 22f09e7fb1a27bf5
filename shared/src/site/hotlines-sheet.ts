/** The sheet of all hotlines for a barangay hall's board. A test holds its size against the file. */
export const hotlinesSheet = { href: '/documents/hotlines.pdf', size: '18 kB' } as const
