import type { Bilingual } from '@portal/shared/i18n'
import type { ContractorId } from '../contractors.ts'

export const categories = ['infrastructure', 'goods', 'consulting'] as const
export type Category = (typeof categories)[number]

export type Fund = 'development-fund' | 'lgsf' | 'bayanihan' | 'general-fund'

/** `pre-bid` until the conference, `open` until the deadline, then `closed` and in the archive. */
export type BidStatus = 'open' | 'pre-bid' | 'closed'

/** Dates are ISO days, moments ISO with the offset of Philippine time, amounts pesos. */
export interface Invitation {
  posted: string
  preBid: string
  deadline: string
}

export interface Award {
  date: string
  contractor: ContractorId
  amount: number
}

export interface Contract {
  signed: string
  /** Date of the notice to proceed. */
  notice: string
  /** First day of the contract time. */
  start: string
  /** Contract time in calendar days. */
  days: number
  /** Day of final acceptance; a contract without one is active. */
  completed?: string
}

/**
 * One procurement from invitation to contract. Its id is the anchor of its record on every page, so
 * that the four records of a project lead to each other.
 */
export interface Project {
  id: string
  /** The number that stands on every document of the project. */
  reference: string
  title: Bilingual
  scope: Bilingual
  place: Bilingual
  category: Category
  fund: Fund
  /** Approved budget for the contract. */
  budget: number
  invitation: Invitation
  award?: Award
  contract?: Contract
}

export type AwardedProject = Project & { award: Award }
export type ContractedProject = AwardedProject & { contract: Contract }
