/**
 * Pages that open without a network after one visit of any page: what somebody needs when the line
 * is down. Each costs a document and its section's scripts, so they are few.
 */
export const keptPages = ['/', '/services', '/governance/department-heads'] as const
