import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { afterEach, expect, it } from 'vitest'
import { readSecret, signKey } from './keys.ts'
import { startEmbedded } from './test-support/backend.ts'
import { emptyDataFolder, seededDataFolder } from './test-support/data-folder.ts'
import { mainFile } from './test-support/paths.ts'
import { killPrograms, type Program, runProgram } from './test-support/run-program.ts'

let dataDir = ''
afterEach(async () => {
  killPrograms()
  await rm(dataDir, { recursive: true })
})

const start = () => runProgram(mainFile, [], { PORT: '0', PORTAL_DATA: dataDir })

async function addressOf(program: Program): Promise<string> {
  const line = await program.line(/ready at/)
  return /http:\S+/.exec(line)?.[0] ?? ''
}

it('loses no message that was acknowledged before kill -9', async () => {
  dataDir = await seededDataFolder()
  const acknowledged: string[] = []

  for (let round = 0; round < 2; round++) {
    const program = start()
    const address = await addressOf(program)
    const apikey = await signKey(await readSecret(dataDir), 'service_role')
    let killed = false
    const send = async () => {
      while (!killed) {
        const id = randomUUID()
        const response = await fetch(`${address}contact_messages`, {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json' },
          body: JSON.stringify({ id, name: 'A', email: 'a@b.ph', subject: 'B', message: 'C' }),
        })
        if (response.status === 201) acknowledged.push(id)
      }
    }
    const senders = Array.from({ length: 8 }, () => send().catch(() => {}))
    const enough = acknowledged.length + 150
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    await program.kill()
    killed = true
    await Promise.all(senders)
  }

  const backend = await startEmbedded(dataDir)
  const staff = backend.client(backend.serviceKey)
  const stored = new Set<string>()
  for (let from = 0; stored.size === from; from += 1_000) {
    const { data } = await staff
      .from('contact_messages')
      .select('id')
      .order('id')
      .range(from, from + 999)
    for (const { id } of data ?? []) stored.add(id)
  }
  await backend.close()
  console.info(`kill -9: ${acknowledged.length} acknowledged, ${stored.size} stored`)
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
}, 60_000)

it('starts afresh after a kill during the first start', async () => {
  dataDir = await emptyDataFolder()
  const program = start()
  await program.line(/Building a fresh database/)
  while (!(await readdir(dataDir)).some((name) => name.startsWith('db.building'))) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await program.kill()
  expect(await readdir(dataDir)).not.toContain('db')

  const again = start()
  await addressOf(again)
  again.process.kill('SIGTERM')
  expect(await again.exit).toBe(0)
  expect((await readdir(dataDir)).sort()).toEqual(['db', 'jwt-secret'])
}, 60_000)

it('says in one line why it cannot start', async () => {
  dataDir = await seededDataFolder()
  const first = start()
  const port = new URL(await addressOf(first)).port

  const second = start()
  expect(await second.exit).toBe(1)
  expect(second.output()).toBe(
    `error: The data folder ${dataDir} is in use by process ${first.process.pid}: stop that process, or set PORTAL_DATA to another folder.\n`,
  )

  const other = await seededDataFolder()
  const third = runProgram(mainFile, [], { PORT: port, PORTAL_DATA: other })
  expect(await third.exit).toBe(1)
  expect(third.output()).toBe(
    `error: Port ${port} is in use by another program: stop that program, or set PORT to another number.\n`,
  )
  await rm(other, { recursive: true })

  first.process.kill('SIGINT')
  expect(await first.exit).toBe(0)
}, 60_000)
