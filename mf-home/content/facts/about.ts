import type { FactCheck } from '@portal/shared/site'

/** Against the municipality's specification. */
export const profileCheck: FactCheck = { checked: '2026-11-21' }

/**
 * The figures of the town profile. The home page prints a later, wider reading; the page
 * shows both side by side and says so.
 */
export const profile = {
  population: '108,542',
  barangays: '29',
  landArea: '519.02 km²',
  density: '209/km²',
  literacy: '96.2%',
  /** Share of the province's sugar, in percent. */
  sugarShare: 45,
} as const

/** The same three figures in the reading of the home page. */
export const homeReading = {
  population: '114,521',
  barangays: '31',
  landArea: '711.28 km²',
} as const

/** Where the two readings come from. */
export const readingYears = {
  profile: '2020', // placeholder: year of the census and land-use plan behind the profile
  home: '2024', // placeholder: year of the planning office's estimate behind the home page
} as const

/** Roads into the municipality; distances in kilometres from the city to the town proper. */
export const entryPoints = [
  { id: 'north', kilometres: 40 }, // placeholder: distance
  { id: 'east', kilometres: 110 }, // placeholder: distance
  { id: 'south', kilometres: 75 }, // placeholder: distance
] as const

/** Colours of the seal, as they are painted in its artwork. */
export const sealColors = {
  green: '#2b6445',
  gold: '#f0b735',
  sky: '#d3eaf0',
  white: '#eef8fb',
  brown: '#8a6410',
} as const
