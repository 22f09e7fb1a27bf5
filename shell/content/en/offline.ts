/** Words for when there is no network: the line on a saved copy, and the page in place of all others. */
export const offline = {
  savedCopy: {
    text: (date: string) => `No connection: this is the saved copy of ${date}.`,
    retry: 'Try again',
    changed: (date: string) => `This page has changed since ${date}.`,
    show: 'Show the new version',
    gone: (date: string) =>
      `This page has been taken off or moved: this is the saved copy of ${date}.`,
  },
  title: 'There is no connection',
  text: 'This page has not been opened on this phone before, so there is no saved copy of it. The numbers below work without internet.',
  emergency: 'Emergency numbers',
  local: 'Lines of the municipality',
  national: 'Further national lines',
  lines: {
    municipality: 'Municipal hotline',
    municipalHall: 'Municipal hall',
    healthCenter: 'Health center',
    disasterOffice: 'Disaster risk reduction office',
  },
  saved: 'Pages saved on this phone',
  retry: 'Try again',
} as const
