import { join } from 'node:path'
import { type RunningPortal, startPortal } from '../e2e/releases/support/running-portal.ts'
import { root } from '../shared/vite/index.ts'

/** Where the portal that is measured keeps its releases and data, apart from a developer's own. */
export const benchFolder = join(root, '.data/bench')

/** Starts this checkout as `npm start` does, for as long as the work takes. */
export async function withPortal<Result>(
  work: (portal: RunningPortal) => Promise<Result>,
): Promise<Result> {
  const portal = await startPortal({
    store: join(benchFolder, 'store'),
    data: join(benchFolder, 'data'),
  })
  try {
    return await work(portal)
  } finally {
    await portal.stop()
  }
}
