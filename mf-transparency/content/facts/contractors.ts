import type { Bilingual } from '@portal/shared/i18n'

/** Bidders that won a contract: fictional, and named so that nobody takes them for a real firm. */
export const contractors = {
  bundok: sample('Bundok Builders'), // placeholder
  tulay: sample('Tulay Engineering Works'), // placeholder
  araw: sample('Araw Solar Supply'), // placeholder
  ani: sample('Ani Farm Machinery'), // placeholder
} as const

export type ContractorId = keyof typeof contractors

function sample(name: string): Bilingual {
  return { en: `${name} (sample)`, fil: `${name} (halimbawa)` }
}
