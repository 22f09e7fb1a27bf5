import { readdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { writeFigures } from '../test/figures.ts'
import { ensureSecret, signKey } from './keys.ts'
import { startEmbedded } from './test-support/backend.ts'
import { emptyDataFolder, seededDataFolder } from './test-support/data-folder.ts'
import { startFaultyProxy } from './test-support/faulty-proxy.ts'
import { mainFile } from './test-support/paths.ts'
import { killPrograms, type Program, runProgram } from './test-support/run-program.ts'
import { storedSubjects } from './test-support/stored-subjects.ts'
import { stubDocument, type Visit, visit } from './test-support/visitors.ts'

let dataDir = ''
afterEach(async () => {
  killPrograms()
  await rm(dataDir, { recursive: true })
})

const start = () =>
  runProgram(mainFile, [], { PORT: '0', PORTAL_DATA: dataDir, PORTAL_TRUST_PROXY: '1' })

async function backendOf(program: Program): Promise<string> {
  const line = await program.line(/ready at/)
  return /http:\S+/.exec(line)?.[0] ?? ''
}

it('loses and doubles no confirmed message when it is killed while visitors send', async () => {
  dataDir = await seededDataFolder()
  let address = ''
  const proxy = await startFaultyProxy({ data: () => address, plan: () => null })
  const supabaseAnonKey = await signKey(await ensureSecret(dataDir), 'anon')
  stubDocument({ supabaseUrl: proxy.url, supabaseAnonKey })

  const kills = 2
  let program = start()
  address = await backendOf(program)
  const visits: Visit[] = []
  let leaving = false
  const oneAfterTheOther = async (first: number) => {
    // While the backend is down the visitors go on trying.
    for (let number = first; !leaving; number += 8) {
      visits.push(await visit(number, Number.POSITIVE_INFINITY))
    }
  }
  const sending = Array.from({ length: 8 }, (_, first) => oneAfterTheOther(first))
  const until = async (enough: number) => {
    while (visits.length < enough) await sleep(5)
  }
  for (let count = 0; count < kills; count++) {
    await until(visits.length + 150)
    await program.kill()
    program = start()
    address = await backendOf(program)
  }
  await until(visits.length + 50)
  leaving = true
  await Promise.all(sending)
  await program.kill()
  await proxy.close()

  const backend = await startEmbedded(dataDir)
  const stored = await storedSubjects(backend.client(backend.serviceKey))
  await backend.close()
  const interrupted = visits.filter(({ failures }) => failures > 0)
  expect(interrupted.length).toBeGreaterThan(0)
  expect(visits.every(({ confirmed }) => confirmed)).toBe(true)
  expect(visits.filter(({ subject }) => !stored.has(subject))).toEqual([])
  expect([...stored].filter(([, count]) => count > 1)).toEqual([])
  expect(stored.size).toBe(visits.length)
  writeFigures(
    'killed',
    `While 8 visitors sent messages one after the other, the embedded server was ended by \`kill -9\` ${kills} times:

| messages | |
|---|---:|
| confirmed to the visitor | ${visits.length} |
| of these after a failure | ${interrupted.length} |
| of these not in the table | 0 |
| in the table twice | 0 |`,
  )
}, 300_000)

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
  await backendOf(again)
  again.process.kill('SIGTERM')
  expect(await again.exit).toBe(0)
  expect((await readdir(dataDir)).sort()).toEqual(['db', 'jwt-secret'])
}, 240_000)

it('says in one line why it cannot start', async () => {
  dataDir = await seededDataFolder()
  const first = start()
  const port = new URL(await backendOf(first)).port

  const second = start()
  expect(await second.exit).toBe(1)
  expect(second.output()).toBe(
    `error: The data folder ${dataDir} is in use by process ${first.process.pid}: stop that process, or set PORTAL_DATA to another folder, which begins without these messages.\n`,
  )

  const other = await seededDataFolder()
  const third = runProgram(mainFile, [], { PORT: port, PORTAL_DATA: other })
  expect(await third.exit).toBe(1)
  expect(third.output()).toBe(
    `error: Port ${port} is in use by another program. Stop that program, or choose another with PORT, such as PORT=8080.\n`,
  )
  await rm(other, { recursive: true })

  first.process.kill('SIGINT')
  expect(await first.exit).toBe(0)
}, 240_000)
