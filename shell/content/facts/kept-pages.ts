/**
 * Pages that open without a network after one visit of any page: what somebody needs when the line
 * is down. Each costs a document and its section's scripts, so they are few.
 */
export const keptPages = ['/', '/services', '/governance/department-heads'] as const

/** How many documents a browser keeps: more than the portal has pages in one language. */
export const keptAtMost = 32

/** For how many days it keeps them. */
export const keptDays = 30
