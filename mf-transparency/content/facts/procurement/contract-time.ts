import type { Contract } from './project.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** The last day of the contract time, as an ISO day; the first day counts. */
export function lastDay({ start, days }: Contract): string {
  const moment = Date.parse(start) + (days - 1) * dayInMilliseconds
  return new Date(moment).toISOString().slice(0, 10)
}

/** How many of the contract's days have begun on an ISO day: from 0 to all of them. */
export function daysUsed({ start, days }: Contract, on: string): number {
  const begun = (Date.parse(on) - Date.parse(start)) / dayInMilliseconds + 1
  return Math.min(days, Math.max(0, begun))
}

/** A contract is active until its work is accepted. */
export function contractStatus({ completed }: Contract): 'active' | 'completed' {
  return completed ? 'completed' : 'active'
}
