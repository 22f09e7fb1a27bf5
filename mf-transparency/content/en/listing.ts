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
  shown: (shown: number, all: number) =>
    shown === all
      ? `Showing ${all === 1 ? 'the one record' : `all ${all} records`}`
      : `Showing ${shown} of ${all} records`,
  reset: 'Clear search and filters',
  empty: 'No record matches',
  emptyHint: 'Try another word, or clear the search and the filters to see every record again.',
  // After the name of the file format: `CSV: save the records shown here`.
  save: (format: string) => `${format}: save the records shown here`,
  saveNote: 'Open data',
} as const
