import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '../compose/document.ts'
import { checkHostedSupabase, type HostedSupabase, ProjectAway } from './settings.ts'

/**
 * Checks the hosted project at the start. One that is away does not keep a portal from serving whose
 * documents are made for just that project: they need no database.
 *
 * @param settings - of this start
 * @param composed - settings of the documents that are there, if any
 * @returns what to warn of, where the project is away
 * @throws OperatorError where it is the wrong one, or where it is away and was never seen to be right
 */
export async function checkProject(
  project: HostedSupabase,
  settings: Settings,
  composed: Settings | undefined,
): Promise<string | null> {
  try {
    await checkHostedSupabase(project)
    return null
  } catch (error) {
    const known = isDeepStrictEqual(composed, settings)
    if (!known || !(error instanceof ProjectAway)) throw error
    return `${error.problem}. The portal starts without it; news, events and messages wait until it is back.`
  }
}
