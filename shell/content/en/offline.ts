/** Words for when there is no network: the line on a saved copy, and the page in place of all others. */
export const offline = {
  savedCopy: {
    text: (date: string) => `No connection to the portal: this is the saved copy of ${date}.`,
    retry: 'Try again',
    changed: (date: string) => `This page has changed since ${date}.`,
    show: 'Show the new version',
    gone: (date: string) =>
      `This page has been taken off or moved: this is the saved copy of ${date}.`,
  },
  title: 'There is no connection',
  text: 'There is no saved copy of this page on this device. The numbers below work without internet.',
  emergency: 'Emergency numbers',
  local: 'Lines of the municipality',
  national: 'Further national lines',
  hotline: 'Municipal hotline',
  saved: 'Pages saved on this device',
  retry: 'Try again',
} as const
