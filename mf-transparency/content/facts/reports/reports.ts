import { bayanihanReports } from './bayanihan-grant.ts'
import { fullDisclosure } from './full-disclosure.ts'
import { lgsfReports } from './lgsf.ts'

/** Every financial document of the section. */
export const reports = [...fullDisclosure, ...lgsfReports, ...bayanihanReports]
