import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf } from '../../../platform/release/files.ts'
import { root } from '../../../shared/vite/workspace.ts'

/** What became of one fault. */
export interface Result {
  fault: string
  /** Where it was tried: a section, or a part of the portal. */
  place: string
  /** Time until something was shown instead, in milliseconds; null where nothing had to be. */
  standIn: number | null
}

const folder = join(tmpdir(), `portal-faults-${digestOf(root)}`)

/** Forgets the results of an earlier run. */
export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Keeps a result until all tests are over; they run in several processes. */
export function keepResult(result: Result): void {
  writeFileSync(
    join(folder, `${digestOf(result.fault, result.place)}.json`),
    JSON.stringify(result),
  )
}

export function readResults(): Result[] {
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}
