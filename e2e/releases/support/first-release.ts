import { mkdirSync, rmSync } from 'node:fs'
import { firstRelease, testFolder } from './places.ts'
import { startPortal } from './running-portal.ts'

/** Releases this checkout once; every test then works on a copy. */
export default async function releaseFirst() {
  rmSync(testFolder, { recursive: true, force: true })
  mkdirSync(testFolder, { recursive: true })
  const portal = await startPortal(firstRelease)
  await portal.stop()
}
