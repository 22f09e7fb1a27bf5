import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningBackend, startEmbedded } from './test-support/backend.ts'
import { seededDataFolder } from './test-support/data-folder.ts'
import { anyRequest, canary, type FuzzRequest } from './test-support/fuzz-requests.ts'

/** Among the others hardly one gets as far as the table: these are right but for what a visitor says. */
const anyMessage: fc.Arbitrary<FuzzRequest> = fc
  .record({ id: fc.uuid(), message: fc.string({ unit: 'binary', maxLength: 40 }), from: fc.ipV4() })
  .map(({ from, ...written }) => ({
    method: 'POST',
    path: 'contact_messages',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name: 'Juan', email: 'a@b.ph', subject: 'Ilaw', ...written }),
    mentionsCanary: false,
  }))
const requests = fc.oneof(
  { weight: 14, arbitrary: anyRequest },
  { weight: 1, arbitrary: anyMessage },
)

let dataDir: string
let backend: RunningBackend

beforeAll(async () => {
  dataDir = await seededDataFolder()
  backend = await startEmbedded(dataDir, true)
  const staff = backend.client(backend.serviceKey)
  const planted = [
    await staff.from('contact_messages').insert({
      name: canary,
      email: `${canary}@b.ph`,
      subject: canary,
      message: canary,
    }),
    await staff.from('news').insert([
      { title: `${canary} draft`, category: canary, status: 'draft', publish_date: '2020-01-01' },
      {
        title: `${canary} later`,
        category: canary,
        status: 'published',
        publish_date: '2999-01-01',
      },
    ]),
    await staff.from('events').insert({ title: canary, status: 'draft', event_date: '2999-01-01' }),
  ]
  for (const { error } of planted) expect(error).toBeNull()
}, 60_000)
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

it('answers anything with less than 500, and never with what is not public', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { status, text } = await send(request)
      const kind = `${request.method} ${status}`
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
      expect(status).toBeLessThan(500)
      // What the visitor wrote may come back in the words of a refusal; nothing else may.
      if (!request.mentionsCanary) expect(text).not.toContain(canary)
      expect(text).not.toMatch(/scram-sha-256|jwt-secret|node_modules|at async/i)
    }),
    { numRuns: 1_500 },
  )

  // A fuzz whose every request is refused at the door has tested only the door.
  const most = (kind: string) => seen.get(kind) ?? 0
  expect(most('GET 200')).toBeGreaterThan(50)
  expect(most('GET 400')).toBeGreaterThan(50)
  expect(most('POST 400')).toBeGreaterThan(50)

  const staff = backend.client(backend.serviceKey)
  // A list without a message is answered with 201 as well: what counts is what was stored.
  const stored = await staff.from('contact_messages').select('id', { count: 'exact', head: true })
  expect(stored.count).toBeGreaterThan(20)
  const { data } = await staff.from('contact_messages').select('name').eq('subject', canary)
  expect(data).toEqual([{ name: canary }])
  const news = await staff.from('news').select('id', { count: 'exact', head: true })
  expect(news.count).toBe(19)
}, 60_000)

async function send({ method, path, headers, body }: FuzzRequest) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.anonKey, ...headers },
    ...(method === 'POST' || method === 'PATCH' ? { body } : {}),
  })
  return { status: response.status, text: await response.text() }
}
