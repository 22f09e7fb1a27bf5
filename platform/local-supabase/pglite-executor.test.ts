import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { pgliteExecutor } from './pglite-executor.ts'
import { seededDataFolder } from './test-support/data-folder.ts'
import { migrationsDir, seedFile } from './test-support/paths.ts'

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string

beforeEach(async () => {
  dataDir = await seededDataFolder()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true })
})

it('makes a checkpoint every hour, as the role that serves visitors', async () => {
  const log = vi.fn()
  const db = await openDatabase(dataDir, { migrationsDir, seedFile, log })
  const executor = pgliteExecutor(db, log)
  const last = async () => {
    const { rows } = await db.query('select redo_lsn from pg_control_checkpoint()')
    return rows
  }
  const before = await last()
  await db.exec('create temp table written as select 1')
  vi.advanceTimersByTime(3_600_000)
  // Waits for its turn behind the checkpoint.
  expect(await last()).not.toEqual(before)
  expect(log).not.toHaveBeenCalled()
  await executor.close()
})
