import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from './database.ts'
import type { Executor } from './executor.ts'
import { pgliteExecutor, upkeep } from './pglite-executor.ts'
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

/** A message that is refused once it is written. */
async function leaveDeadRow(executor: Executor): Promise<void> {
  const refused = executor.transaction('read write', async ({ query }) => {
    await query('set local role anon')
    await query(
      "insert into contact_messages (name, email, subject, message) values ('A', 'a@b.ph', 'S', 'M')",
    )
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
}

it('frees room, counts and makes a checkpoint every hour, as the role that serves visitors', async () => {
  const log = vi.fn()
  const db = await openDatabase(dataDir, { migrationsDir, seedFile, log })
  const executor = pgliteExecutor(db, log)
  const last = async () => {
    const { rows } = await db.query('select redo_lsn from pg_control_checkpoint()')
    return rows
  }
  const dead = async () => {
    const { rows } = await db.query<{ dead: boolean }>(
      "select pg_relation_size('contact_messages') > 0 as dead",
    )
    return rows[0]?.dead
  }
  const counted = async () => {
    const { rows } = await db.query<{ name: string }>(
      'select relname as name from pg_stat_user_tables where last_analyze is not null',
    )
    return rows.map(({ name }) => name)
  }
  await leaveDeadRow(executor)
  expect(await dead()).toBe(true)
  const before = await last()
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(async () => expect(await last()).not.toEqual(before), 20_000)
  expect(await dead()).toBe(false)
  expect(await counted()).toEqual(expect.arrayContaining(['news', 'events']))
  expect(log).not.toHaveBeenCalled()
  await executor.close()
})

it('reads the last page of many news in the order of their index, and sorts nothing', async () => {
  const log = vi.fn()
  const db = await openDatabase(dataDir, { migrationsDir, seedFile, log })
  const executor = pgliteExecutor(db, log)
  await executor.transaction('read write', async ({ query }) => {
    await query('set local role service_role')
    await query(
      "insert into news (title, category, status, publish_date) select 'News ' || n, 'Notice', 'published', now() - n * interval '1 hour' from generate_series(1, 2000) as n",
    )
  })
  for (const command of upkeep) await db.exec(command)
  const plan = await executor.transaction('read only', async ({ query }) => {
    await query('set local role anon')
    const lines = await query(
      "explain select * from news where status = 'published' order by publish_date desc, id limit 6 offset 1990",
    )
    return lines.flatMap((line) => Object.values(line)).join('\n')
  })
  expect(plan).toContain('using news_published')
  expect(plan).not.toContain('Sort')
  await executor.close()
})
