import type { FactCheck } from '@portal/shared/site'

/** Against the municipality's specification. */
export const figuresCheck: FactCheck = { checked: '2026-11-21' }

/** Figures of the town for investors. */
export const figures = {
  population: '114,521',
  agriculturalOutput: '₱5.2B+',
  growth: '8.5%',
  landArea: '711.28 km²',
  /** Share of the land that is farmed. */
  farmland: '33.35%',
} as const

/** The sectors in the order of the page, each with the size of a typical investment. */
export const sectors = [
  { id: 'agriProcessing', range: '₱50M-200M' },
  { id: 'agriTourism', range: '₱20M-100M' },
  { id: 'logistics', range: '₱30M-150M' },
  { id: 'renewableEnergy', range: '₱100M-500M' },
] as const

export type SectorId = (typeof sectors)[number]['id']

export const incentives = ['localTaxes', 'nationalTaxes', 'oneDesk', 'peopleAndLand'] as const

/** What the local investment and incentives code grants. */
export const localCode = {
  exemptYears: 3, // placeholder: years without local business tax
  halfYears: 2, // placeholder: further years at half of it
  /** Working days from complete papers to the decision on incentives. */
  decisionDays: 15, // placeholder
} as const
