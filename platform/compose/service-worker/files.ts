import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storeFolder } from '../../release/store.ts'

/** The file of the service worker in the site's folder; its address must never change. */
export const workerFile = 'service-worker.js'

/** The file that takes the worker away where it is served under the worker's address. */
export const withdrawnFile = 'service-worker-withdrawn.js'

/** While the store holds this file, no browser gets a service worker, and those that have one lose it. */
export const withdrawalPath = join(storeFolder, 'withdraw-worker')

/** Whether the store says so at this moment. */
export function isWithdrawn(): boolean {
  return existsSync(withdrawalPath)
}
