import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureSecret } from '../local-supabase/keys.ts'
import { startEmbedded } from '../local-supabase/test-support/backend.ts'
import { emptyDataFolder, seedDataFolder } from '../local-supabase/test-support/data-folder.ts'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'
import { recentMessages } from './messages.ts'

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string

beforeEach(async () => {
  dataDir = await emptyDataFolder()
})
afterEach(async () => {
  killPrograms()
  await rm(dataDir, { recursive: true })
})

/** What `npm run messages` prints, without the blank lines. */
async function command(parameters: string[], environment: Record<string, string> = {}) {
  const file = join(import.meta.dirname, 'read-messages.ts')
  const program = runProgram(file, parameters, { PORTAL_DATA: dataDir, ...environment })
  const code = await program.exit
  return { code, lines: program.output().split('\n').filter(Boolean) }
}

it('shows staff what visitors left, the newest first', async () => {
  const other = await emptyDataFolder()
  await ensureSecret(other)
  await seedDataFolder(dataDir)
  const backend = await startEmbedded(dataDir)
  const visitor = backend.client()
  for (const subject of ['Una', 'Ikalawa']) {
    const row = { name: 'Ana', email: 'ana@b.ph', subject, message: 'Magandang umaga.\nSalamat.' }
    expect((await visitor.from('contact_messages').insert(row)).error).toBeNull()
  }
  const { messages, older } = await recentMessages({ address: backend.url, dataDir })
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatch(
    /^\d{4}-000002 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Ana <ana@b\.ph>\n {2}Ikalawa\n {4}Magandang umaga\.\n {4}Salamat\.\n$/,
  )
  expect(older).toBe(0)

  await expect(recentMessages({ address: backend.url, dataDir: other })).rejects.toThrow(
    'does not accept the key',
  )
  await backend.close()
  await expect(recentMessages({ address: backend.url, dataDir })).rejects.toThrow(
    'Nothing answers at',
  )
  await rm(other, { recursive: true })
})

it('says how many there are, and pages on to the oldest', async () => {
  await seedDataFolder(dataDir)
  const db = await PGlite.create(join(dataDir, 'db'))
  await db.exec(`
    alter table contact_messages disable trigger user;
    insert into contact_messages (created_at, name, email, subject, message)
      select '2026-12-31 15:30Z'::timestamptz + n * interval '1 hour', 'Ana', 'a@b.ph', 'S', 'M'
      from generate_series(0, 249) as n`)
  await db.close()
  const backend = await startEmbedded(dataDir)
  const { url } = backend

  const newest = await command(['--at', url])
  expect(newest.lines).toHaveLength(50 * 3 + 1)
  expect(newest.lines[0]).toMatch(/^2027-000250 /)
  expect(newest.lines.at(-1)).toBe(
    `50 of 250; older ones: npm run messages -- --at ${url} --before 2027-000201`,
  )
  const next = await command(['--at', url, '--before', '2027-000201'])
  expect(next.lines[0]).toMatch(/^2027-000200 /)
  expect(next.lines.at(-1)).toBe(
    `50 of 200 before 2027-000201; older ones: npm run messages -- --at ${url} --before 2027-000151`,
  )
  const all = await command(['--at', url, '--all'])
  expect(all.lines).toHaveLength(250 * 3 + 1)
  expect(all.lines.at(-1)).toBe('250 of 250')

  const oldest = await command(['--at', url, '--before', '2'])
  expect(oldest.lines).toEqual([
    '2026-000001  2026-12-31 23:30  Ana <a@b.ph>',
    '  S',
    '    M',
    '1 of 1 before 2',
  ])
  const none = await command(['--at', url, '--before', '2026-000001'])
  expect(none).toEqual({ code: 0, lines: ['There are no messages before 2026-000001.'] })
  const wrong = await command(['--at', url, '--before', 'yesterday'])
  expect(wrong.lines).toEqual([
    'error: “yesterday” is no message’s number. It reads like 2026-000619.',
  ])
  await backend.close()
})

it.each([
  ['an address that is none', ['--at', 'nonsense'], {}, /“nonsense” is no address/],
  [
    'an address without --at',
    ['http://10.0.0.2:8080'],
    {},
    /: npm run messages -- --at http:\/\/10\.0\.0\.2:8080\.$/,
  ],
  ['a word that it does not know', ['newest'], {}, /Usage: npm run messages, /],
  ['an option that it does not know', ['--newest'], {}, /'--newest'/],
  [
    'a hosted project',
    [],
    { PORTAL_SUPABASE_URL: 'https://x.supabase.co', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /https:\/\/x\.supabase\.co: read the table contact_messages in the dashboard/,
  ],
])('tells in one line of %s', async (_label, parameters, environment, message) => {
  const { code, lines } = await command(parameters, environment)
  expect(lines).toEqual([expect.stringMatching(/^error: /)])
  expect(lines[0]).toMatch(message)
  expect(code).toBe(1)
})

it('deletes one message for good', async () => {
  await seedDataFolder(dataDir)
  const backend = await startEmbedded(dataDir)
  const { url } = backend
  for (const subject of ['Una', 'Ikalawa']) {
    const row = { name: 'Ana', email: 'ana@b.ph', subject, message: 'Magandang umaga.' }
    expect((await backend.client().from('contact_messages').insert(row)).error).toBeNull()
  }
  const { messages } = await recentMessages({ address: url, dataDir })
  const [reference = ''] = messages.at(-1)?.split(' ') ?? []
  expect(await command(['delete', reference, '--at', url])).toEqual({
    code: 0,
    lines: [`Deleted for good: ${reference}  Una`],
  })
  expect((await recentMessages({ address: url, dataDir })).messages).toEqual([messages[0]])

  const again = await command(['delete', reference, '--at', url])
  expect(again.code).toBe(1)
  expect(again.lines).toEqual([
    `error: There is no message ${reference}. npm run messages shows what there is.`,
  ])
  const usage = await command(['delete'])
  expect(usage.lines).toEqual([
    'error: Usage: npm run messages, npm run messages -- --all, or npm run messages -- delete <number>.',
  ])
  await backend.close()
})

it('does not make a data folder that is not there', async () => {
  const mistyped = `${dataDir}-mistyped`
  const { code, lines } = await command([], { PORTAL_DATA: mistyped })
  expect(lines).toEqual([
    `error: There is no ${mistyped}/jwt-secret: start the portal, or set PORTAL_DATA to the folder it runs on.`,
  ])
  expect(code).toBe(1)
  expect(existsSync(mistyped)).toBe(false)
})
