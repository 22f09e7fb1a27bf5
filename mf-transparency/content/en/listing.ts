/** The controls above every list of records. */
export const listing = {
  search: 'Search',
  kind: 'Kind',
  year: 'Year',
  order: 'Sort by',
  anyKind: 'All kinds',
  anyYear: 'All years',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title, A to Z',
    amount: 'Highest amount first',
    downloads: 'Most downloaded first',
  },
  // Opens the filters on a small screen.
  filters: 'Filter and sort',
  shown: (shown: number, matching: number, all: number) => {
    if (shown === all) return `Showing ${all === 1 ? 'the one record' : `all ${all} records`}`
    return matching === all || matching === shown
      ? `Showing ${shown} of ${all} records`
      : `Showing ${shown} of the ${matching} records that match, out of ${all}`
  },
  fetching: 'Fetching the other records…',
  failed: 'The other records did not arrive',
  failedHint: 'What is shown here is only a part. Check the signal and try again.',
  retry: 'Try again',
  more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
  // For a browser without scripts, below the latest records.
  moreWithScripts: (count: number) =>
    `${count} older ${count === 1 ? 'record is' : 'records are'} listed when JavaScript is on. The municipal hall gives every one of them on request.`,
  reset: 'Clear search and filters',
  none: 'There is no record here at present',
  empty: 'No record matches',
  emptyHint: 'Try another word, or clear the search and the filters to see every record again.',
  // Where another part of the page has some.
  emptyHere: 'No record in this part matches',
  emptyHereHint: 'What matches is in another part of this page.',
  // After the name of the file format: `CSV: save all records that match`.
  save: (format: string) => `${format}: save all records that match`,
  saveNote: 'Open data',
} as const
