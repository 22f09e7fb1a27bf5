import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf } from '../../platform/release/files.ts'
import { root } from '../../shared/vite/workspace.ts'

/**
 * Results that tests keep until all of them are over; they run in several processes.
 *
 * @param subject - sets these results apart from others
 */
export function keptResults<Result>(subject: string) {
  const folder = join(tmpdir(), `portal-${subject}-${digestOf(root)}`)
  return {
    /** Forgets the results of an earlier run. */
    clear(): void {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
    /** @param key - a later result with the same key takes the place of this one */
    keep(result: Result, ...key: string[]): void {
      writeFileSync(join(folder, `${digestOf(...key)}.json`), JSON.stringify(result))
    },
    read(): Result[] {
      return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    },
  }
}
