import type { Project } from './project.ts'

/** The four documents of a project, in the order in which they are issued. */
export const stages = ['invitation', 'award', 'proceed', 'contract'] as const
export type Stage = (typeof stages)[number]

const prefixes: Record<Stage, string> = {
  invitation: 'invitation-to-bid',
  award: 'notice-of-award',
  proceed: 'notice-to-proceed',
  contract: 'contract',
}

/** The id of one of a project's documents, and so its file. */
export function procurementDocumentId(stage: Stage, { id }: Project): string {
  return `${prefixes[stage]}-${id}`
}
