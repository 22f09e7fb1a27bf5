import { lastDay } from '../../content/facts/procurement/contract-time.ts'
import { type Stage, stages } from '../../content/facts/procurement/document-ids.ts'
import type { Project } from '../../content/facts/procurement/project.ts'

/** The page of each stage. */
export const stagePages = {
  invitation: '/transparency/invitation-to-bid',
  award: '/transparency/notice-of-award',
  proceed: '/transparency/notice-to-proceed',
  contract: '/transparency/contract-agreement',
} as const satisfies Record<Stage, string>

/** Where a project's record of one stage stands. */
export function stagePath(stage: Stage, { id }: Project) {
  return `${stagePages[stage]}#${id}` as const
}

export interface TrailStep {
  stage: Stage
  path: string
  /** ISO day; undefined while the project has not come so far. */
  day: string | undefined
  /** Whether the day is when it happened, or until when the contract runs. */
  means: 'happened' | 'runsUntil'
}

/**
 * A project's way from invitation to contract. The contract's day is its end: signed before the
 * notice to proceed, it is what the project is measured by afterwards.
 */
export function trailOf(project: Project): TrailStep[] {
  const { invitation, award, contract } = project
  const days: Record<Stage, string | undefined> = {
    invitation: invitation.posted,
    award: award?.date,
    proceed: contract?.notice,
    contract: contract && (contract.completed ?? lastDay(contract)),
  }
  return stages.map((stage) => ({
    stage,
    path: stagePath(stage, project),
    day: days[stage],
    means: stage === 'contract' && !contract?.completed ? 'runsUntil' : 'happened',
  }))
}
