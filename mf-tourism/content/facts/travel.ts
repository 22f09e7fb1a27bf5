import type { FactCheck } from '@portal/shared/site'

/**
 * Roads into town, as the town profile names them: kilometres to the town proper, and hours by
 * public transport.
 */
export const roads = [
  { id: 'north', kilometres: 40, hours: 1 }, // placeholder
  { id: 'east', kilometres: 110, hours: 3 }, // placeholder
  { id: 'south', kilometres: 75, hours: 2 }, // placeholder
] as const

/** When the fares were last asked for at the terminal. */
export const faresCheck: FactCheck = { checked: null }

/** Ways to travel, with the fare of one seat in pesos where there is one. */
export const modes = [
  { id: 'bus', fare: [80, 320] }, // placeholder: fare
  { id: 'van', fare: [100, 380] }, // placeholder: fare
  { id: 'car', fare: null },
  { id: 'motorela', fare: [15, 150] }, // placeholder: fare
] as const satisfies readonly { id: string; fare: readonly [number, number] | null }[]

export type RoadId = (typeof roads)[number]['id']
export type ModeId = (typeof modes)[number]['id']
