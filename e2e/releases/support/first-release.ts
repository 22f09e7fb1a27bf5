import { mkdirSync } from 'node:fs'
import { firstRelease, testFolder } from './places.ts'
import removeReleases from './remove-releases.ts'
import { startPortal } from './running-portal.ts'

/** Releases this checkout once; every test then works on a copy. */
export default async function releaseFirst() {
  removeReleases()
  mkdirSync(testFolder, { recursive: true })
  const portal = await startPortal(firstRelease)
  await portal.stop()
}
