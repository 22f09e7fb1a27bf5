import { awarded } from './awarded.ts'
import { openBids } from './open-bids.ts'
import type { AwardedProject, ContractedProject, Project } from './project.ts'

/** Every procurement, the newest invitation first. */
export const projects: readonly Project[] = [...openBids, ...awarded].sort(
  (a, b) => Date.parse(b.invitation.posted) - Date.parse(a.invitation.posted),
)

/** Those with a notice of award. */
export const awardedProjects: readonly AwardedProject[] = projects.filter(
  (project): project is AwardedProject => project.award !== undefined,
)

/** Those with a contract and its notice to proceed. */
export const contractedProjects: readonly ContractedProject[] = awardedProjects.filter(
  (project): project is ContractedProject => project.contract !== undefined,
)
