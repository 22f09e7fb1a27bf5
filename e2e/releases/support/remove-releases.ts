import { rmSync } from 'node:fs'
import { testFolder } from './places.ts'

/** Takes away all that was released to try or to measure it: more than a gigabyte. */
export default function removeReleases(): void {
  rmSync(testFolder, { recursive: true, force: true })
}
