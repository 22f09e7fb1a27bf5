import type { officials } from './officials.ts'

/** How to reach the secretariat of the council. */
export const secretariat = {
  phone: '(088) 000-0202', // placeholder
  email: 'sb@kalinawan.example', // placeholder
} as const

export const committees = [
  'rules',
  'finance',
  'ways-means',
  'agriculture',
  'environment',
  'peace-order',
  'disaster',
  'health',
  'family',
  'education',
  'youth-sports',
  'works',
  'land-use',
  'tourism-culture',
  'trade-labor',
] as const

export type CommitteeId = (typeof committees)[number]

interface Member {
  id: keyof typeof officials
  viceMayor: boolean
  /** The committees that the member chairs. */
  committees: readonly CommitteeId[]
}

/** The vice mayor, who presides, and the seven councilors. */
export const members = [
  { id: 'vice-mayor', viceMayor: true, committees: ['rules'] },
  { id: 'seat-1', viceMayor: false, committees: ['finance', 'ways-means'] }, // placeholder
  { id: 'seat-2', viceMayor: false, committees: ['agriculture', 'environment'] }, // placeholder
  { id: 'seat-3', viceMayor: false, committees: ['peace-order', 'disaster'] }, // placeholder
  { id: 'seat-4', viceMayor: false, committees: ['health', 'family'] }, // placeholder
  { id: 'seat-5', viceMayor: false, committees: ['education', 'youth-sports'] }, // placeholder
  { id: 'seat-6', viceMayor: false, committees: ['works', 'land-use'] }, // placeholder
  { id: 'seat-7', viceMayor: false, committees: ['tourism-culture', 'trade-labor'] }, // placeholder
] as const satisfies readonly Member[]

export type CouncilMember = (typeof members)[number]
