import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFigures } from '../test/figures.ts'
import { findPostgres } from '../test/postgres.ts'
import { type RunningBackend, startOnPostgres, startSeeded } from './test-support/backend.ts'
import { canary } from './test-support/fuzz-requests.ts'
import { knownMessage, type RestProbe, restProbes } from './test-support/rest-probes.ts'
import { sqlProbes } from './test-support/sql-probes.ts'
import { openSqlServers } from './test-support/sql-servers.ts'

const programs = await findPostgres()
if (programs === null) console.info('Probes: no PostgreSQL server is installed')

const backends: { name: string; start: () => Promise<RunningBackend> }[] = [
  { name: 'PGlite', start: () => startSeeded(true) },
  ...(programs === null
    ? []
    : [{ name: 'PostgreSQL', start: () => startOnPostgres(programs, true) }]),
]

/** What was refused, once for each server. */
const refused: Record<'rest' | 'sql', string[]> = { rest: [], sql: [] }

describe.for(backends)('hostile requests to $name', ({ start }) => {
  let backend: RunningBackend
  let before: string
  beforeAll(async () => {
    backend = await start()
    await plant(backend)
    before = await everything(backend)
  }, 240_000)
  afterAll(() => backend?.close())

  it.for(restProbes)('$name: refused', async (probe) => {
    const { status, text } = await send(backend, probe)
    expect([probe.name, status]).toEqual([probe.name, probe.status])
    expect(text).not.toContain(canary)
    if (status === 200) expect(text).toMatch(/^(\[\]|null)$/)
    refused.rest.push(probe.name)
  })

  it('leave everything as it was', async () => {
    expect(await everything(backend)).toBe(before)
  })

  it('a flood from one address is heard ten times, and others are heard after it', async () => {
    const leave = (address: string) =>
      send(backend, {
        name: 'flood',
        method: 'POST',
        path: 'contact_messages',
        headers: { 'x-forwarded-for': `203.0.113.200, ${address}` },
        body: { id: randomUUID(), name: 'A', email: 'a@b.ph', subject: 'B', message: 'C' },
        status: 201,
      })
    const answers = await Promise.all(Array.from({ length: 150 }, () => leave('198.51.100.1')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    // Refused for the hour, or since too many of one sender were waiting.
    expect(answers.filter(({ status }) => status === 429 || status === 503)).toHaveLength(140)
    expect((await leave('198.51.100.2')).status).toBe(201)
    expect((await leave('2001:db8::1')).status).toBe(201)
  }, 120_000)

  it('each of many reads at once is answered or told to come later, and the next one is answered', async () => {
    const read: RestProbe = { name: 'flood', path: 'news?select=id&limit=1', status: 200 }
    const answers = await Promise.all(Array.from({ length: 600 }, () => send(backend, read)))
    const statuses = new Set(answers.map(({ status }) => status))
    // Whether any has to wait for too long depends on how fast the machine is.
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await send(backend, read)).status).toBe(200)
  }, 120_000)
})

describe.for(openSqlServers(programs))('hostile SQL on $name', ({ open }) => {
  let server: Awaited<ReturnType<typeof open>>
  let before: string
  beforeAll(async () => {
    server = await open()
    before = await server.everything()
  }, 240_000)
  afterAll(() => server?.close())

  it.for(sqlProbes)('$name: refused', async ({ name, sql, code }) => {
    expect([name, await server.asVisitor(sql)]).toEqual([name, code])
    refused.sql.push(name)
  })

  it('leaves everything as it was', async () => {
    expect(await server.everything()).toBe(before)
  })
})

/** What a visitor must never see or change. */
async function plant(backend: RunningBackend) {
  const staff = backend.client(backend.serviceKey)
  const planted = [
    await staff.from('contact_messages').insert({
      id: knownMessage,
      name: canary,
      email: 'a@b.ph',
      subject: canary,
      message: canary,
    }),
    await staff.from('news').insert({ title: canary, category: 'Test', status: 'draft' }),
    await staff.from('news').insert({
      title: canary,
      category: 'Test',
      status: 'published',
      publish_date: '2999-01-01',
    }),
    await staff.from('events').insert({ title: canary, status: 'draft', event_date: '2999-01-01' }),
  ]
  for (const { error } of planted) expect(error).toBeNull()
}

async function everything(backend: RunningBackend): Promise<string> {
  const staff = backend.client(backend.serviceKey)
  const tables = ['contact_messages', 'news', 'events'] as const
  const rows = await Promise.all(tables.map((table) => staff.from(table).select('*').order('id')))
  for (const { error } of rows) expect(error).toBeNull()
  return JSON.stringify(rows.map(({ data }) => data))
}

async function send(backend: RunningBackend, { path, method = 'GET', headers, body }: RestProbe) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.anonKey, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

afterAll(() => {
  const servers = backends.map(({ name }) => name).join(' and on ')
  writeFigures(
    'database',
    `As a visitor, on ${servers}, each counted once for every server:

| | tried | refused |
|---|---:|---:|
| hostile requests to the REST interface | ${restProbes.length * backends.length} | ${refused.rest.length} |
| hostile SQL with the visitor's role | ${sqlProbes.length * backends.length} | ${refused.sql.length} |

Afterwards every row was as before. 150 messages at once from one address: 10 heard, and its neighbour after it.

What remains: in one hour an address may send 10 messages (the machine itself, where the portal is tried or a proxy says of nobody who it is, half of what everybody may), an IPv4 /24 or IPv6 /48 network 120, a provider (/16, /32) 1,200, everybody together 6,000; half of each shared number is kept for those who have not written yet. Whoever commands thousands of machines in networks of at least five providers can still use up an hour, and an attacker behind the same shared address as a visitor uses up that visitor's ten; both are told to call the office.`,
  )
})
