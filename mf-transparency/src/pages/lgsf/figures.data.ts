import { lgsfProjects } from '../../../content/facts/reports/lgsf.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Amounts in pesos. */
export const figures = {
  projects: lgsfProjects.length,
  allotted: sum(lgsfProjects.map(({ budget }) => budget)),
  contracted: sum(lgsfProjects.map(({ award }) => award?.amount ?? 0)),
}
