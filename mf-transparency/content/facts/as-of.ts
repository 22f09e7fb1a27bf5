/** The day up to which the records, statuses and download counts of this section are told. */
export const recordsAsOf = '2026-11-20'
