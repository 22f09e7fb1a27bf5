/** Bidders that won a contract: fictional, and named so that nobody takes them for a real firm. */
export const contractors = {
  bundok: 'Bundok Builders (sample)', // placeholder
  tulay: 'Tulay Engineering Works (sample)', // placeholder
  araw: 'Araw Solar Supply (sample)', // placeholder
  ani: 'Ani Farm Machinery (sample)', // placeholder
} as const

export type ContractorId = keyof typeof contractors
