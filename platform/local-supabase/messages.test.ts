import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigures } from '../test/figures.ts'
import { type RunningBackend, startSeeded } from './test-support/backend.ts'
import { allFaults, createFaultPlan, faults } from './test-support/fault-plan.ts'
import { type FaultyProxy, startFaultyProxy } from './test-support/faulty-proxy.ts'
import { storedSubjects } from './test-support/stored-subjects.ts'
import { stubDocument, type Visit, visit } from './test-support/visitors.ts'

const visitors = 1_000
/** How many of them are on the network at once. */
const atOnce = 20

let backend: RunningBackend
let proxy: FaultyProxy
const { plan, met } = createFaultPlan()

beforeAll(async () => {
  backend = await startSeeded(true)
  proxy = await startFaultyProxy({ data: () => backend.url, plan })
  stubDocument({ supabaseUrl: proxy.url, supabaseAnonKey: backend.anonKey })
}, 240_000)
afterAll(async () => {
  await proxy.close()
  await backend.close()
})

it('stores every confirmed message once, and keeps the text of every other', async () => {
  const visits: Visit[] = []
  let next = 0
  const oneAfterTheOther = async () => {
    while (next < visitors) {
      const number = next++
      // Every tenth visitor gives up at the first failure.
      visits.push(await visit(number, number % 10 === 0 ? 1 : 100))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther))

  const stored = await storedSubjects(backend.client(backend.serviceKey))
  const confirmed = visits.filter((each) => each.confirmed)
  const unconfirmed = visits.filter((each) => !each.confirmed)
  const lost = confirmed.filter(({ subject }) => !stored.has(subject))
  const doubled = [...stored].filter(([, count]) => count > 1)
  const forgotten = unconfirmed.filter(({ subject, kept }) => !kept?.includes(`"${subject}"`))
  expect({ lost, doubled, forgotten }).toEqual({ lost: [], doubled: [], forgotten: [] })
  expect(visits).toHaveLength(visitors)
  expect(confirmed.every(({ kept }) => kept === null)).toBe(true)

  // A network without faults would have shown nothing.
  for (const fault of allFaults) expect(met.get(fault)).toBeGreaterThan(50)
  expect(confirmed.length).toBeGreaterThan(900)
  expect(unconfirmed.length).toBeGreaterThan(20)
  const neverKnown = unconfirmed.filter(({ subject }) => stored.has(subject))
  expect(neverKnown.length).toBeGreaterThan(0)
  report(confirmed.length, unconfirmed.length)
}, 600_000)

function report(confirmed: number, unconfirmed: number) {
  const rows = allFaults.map((fault) => `| ${faults[fault]} | ${met.get(fault)} |`)
  writeFigures(
    'messages',
    `${visitors} visitors, ${atOnce} at a time, each sent one message with the form's own function and the unmodified client, by double clicks, until it was confirmed or, for every tenth, until the first failure. The network between them and the embedded database failed on purpose:

| what happened on the way | requests |
|---|---:|
| nothing | ${met.get('none')} |
${rows.join('\n')}

| messages | |
|---|---:|
| confirmed to the visitor | ${confirmed} |
| of these not in the table | 0 |
| in the table twice | 0 |
| not confirmed | ${unconfirmed} |
| of these not kept for the visitor | 0 |`,
  )
}
