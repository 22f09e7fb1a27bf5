import { bayanihanTotals } from '../../../content/facts/reports/bayanihan-grant.ts'

export const figures = bayanihanTotals
