import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningBackend, startEmbedded } from './test-support/backend.ts'
import { seededDataFolder } from './test-support/data-folder.ts'
import { rawRequest } from './test-support/raw-request.ts'

let dataDir: string
let backend: RunningBackend

beforeAll(async () => {
  dataDir = await seededDataFolder()
  backend = await startEmbedded(dataDir)
}, 60_000)
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

const json = { 'content-type': 'application/json' }

async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(`${backend.url}/rest/v1${path}`, {
    ...init,
    headers: { apikey: backend.anonKey, ...init.headers },
  })
  const text = await response.text()
  const body: { code?: string; message?: string } = text === '' ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, text, body }
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  })

const message = (fields: object = {}) => ({
  name: 'A',
  email: 'a@b.ph',
  subject: 'B',
  message: 'C',
  ...fields,
})

const forged = (claims: Record<string, unknown>, secret = 'x'.repeat(64), alg = 'HS256') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setIssuer('supabase-local')
    .sign(new TextEncoder().encode(secret))

it('refuses a request without a key, or with a key that this install did not sign', async () => {
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role","iss":"supabase-local"}').toString('base64url')}.`
  const [header, , signature] = backend.anonKey.split('.')
  const swapped = `${header}.${Buffer.from('{"role":"service_role","iss":"supabase-local"}').toString('base64url')}.${signature}`
  for (const apikey of [
    '',
    'x',
    'null',
    unsigned,
    swapped,
    await forged({ role: 'service_role' }),
  ]) {
    const { status, body, headers } = await ask('/news', { headers: { apikey } })
    expect([apikey.slice(0, 20), status, body.code]).toEqual([apikey.slice(0, 20), 401, 'PGRST301'])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  }
  const bearer = { authorization: `Bearer ${await forged({ role: 'service_role' })}` }
  expect((await ask('/news', { headers: bearer })).status).toBe(401)
  expect((await ask('/news', { headers: { authorization: 'Basic eDp5' } })).status).toBe(401)
  expect(
    (await ask('/news', { headers: { authorization: `Bearer ${backend.anonKey}` } })).status,
  ).toBe(200)
})

it('says of a bearer whose time is over that it is', async () => {
  const secret = (await readFile(join(dataDir, 'jwt-secret'), 'utf8')).trim()
  const over = {
    authorization: `Bearer ${await forged({ role: 'anon', exp: 1_700_000_000 }, secret)}`,
  }
  const { status, body } = await ask('/news', { headers: over })
  expect([status, body.code, body.message]).toEqual([401, 'PGRST303', 'JWT expired'])
})

it('accepts the key in the address, as Supabase does', async () => {
  const response = await fetch(`${backend.url}/rest/v1/news?select=id&apikey=${backend.anonKey}`)
  expect(response.status).toBe(200)
})

it.each([
  ['/', 404, 'PGRST125'],
  ['', 404, 'PGRST125'],
  ['/news/1', 404, 'PGRST125'],
  ['/%E0%A4%A', 404, 'PGRST125'],
  ['/pg_catalog.pg_authid', 404, 'PGRST205'],
  ['/news;drop table news', 404, 'PGRST205'],
  ['/__proto__', 404, 'PGRST205'],
  ['/news?__proto__=eq.1', 400, '42703'],
  ['/news?constructor=eq.1', 400, '42703'],
  ['/news?select=toString', 400, '42703'],
  ['/news?select=id"from pg_authid--', 400, '42703'],
  ['/news?select=title::text', 400, 'PGRST127'],
  ['/news?select=count()', 400, 'PGRST127'],
  ['/news?order=id;drop table news', 400, '42703'],
  ['/news?order=id.desc;drop', 400, 'PGRST100'],
  ['/news?limit=-1', 416, 'PGRST103'],
  ['/news?limit=1;drop table news', 400, 'PGRST100'],
  ['/news?limit=1e3', 400, 'PGRST100'],
  ['/news?limit=99999999999999999999', 400, 'PGRST100'],
  ['/news?limit=1&limit=2', 400, 'PGRST100'],
  ['/news?id=eq', 400, 'PGRST100'],
  ['/news?id=toString.1', 400, 'PGRST127'],
  ['/news?id=not.not.eq.1', 400, 'PGRST127'],
  ["/news?id=eq.1' or '1'='1", 400, '22P02'],
  ['/news?id=in.1,2', 400, 'PGRST100'],
  ['/news?id=in.("1)', 400, 'PGRST100'],
  ['/news?id=like.*', 404, '42883'],
  [`/news?content=ilike.${'_'.repeat(51)}`, 400, 'PGRST100'],
  ['/news?content=like.a*&content=not.ilike.b*&title=like.c*', 400, 'PGRST100'],
  ['/news?title=is.true', 400, '42804'],
  ['/news?title=eq.%00', 400, '22021'],
  ['/news?publish_date=gt.yesterday%20or%20so', 400, '22007'],
])('answers GET %s with %i %s', async (path, status, code) => {
  const answer = await ask(path)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

it.each([
  ['not json', '{"name":', 400, 'PGRST102'],
  ['a list of numbers', '[1,2]', 400, 'PGRST102'],
  ['a text', '"x"', 400, 'PGRST102'],
  ['null', 'null', 400, 'PGRST102'],
  ['rows that differ', '[{"name":"a"},{"email":"b"}]', 400, 'PGRST102'],
  ['too many rows', JSON.stringify(Array(101).fill(message())), 400, 'PGRST102'],
  ['a deep nest', `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 'PGRST102'],
  ['a NUL character', JSON.stringify(message({ name: 'a\u0000b' })), 400, '22P05'],
  [
    'half a character',
    '{"name":"\\ud800","email":"a@b.ph","subject":"s","message":"m"}',
    400,
    '22P02',
  ],
  ['a column with quotes', '{"na\\"me":1}', 400, 'PGRST204'],
  ['an inherited name', '{"__proto__":1}', 400, 'PGRST204'],
  ['an id that is none', JSON.stringify(message({ id: '1' })), 400, '22P02'],
  ['an object for a text', JSON.stringify(message({ email: { a: 1 } })), 400, '23514'],
  ['nothing', '', 400, 'PGRST102'],
  ['Latin-1', new Blob([Buffer.from('{"name":"Peña"}', 'latin1')]), 400, 'PGRST102'],
  ['a byte order mark', `\ufeff${JSON.stringify(message())}`, 400, 'PGRST102'],
])('refuses %s as a message', async (_label, body, status, code) => {
  const answer = await post('/contact_messages', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

it('takes only JSON, of a bounded size, in the exposed schema', async () => {
  const plain = await post('/contact_messages', message(), { 'content-type': 'text/plain' })
  expect(plain.status).toBe(415)
  const large = await post('/contact_messages', message({ message: 'x'.repeat(300_000) }))
  expect([large.status, large.headers.get('connection')]).toEqual([413, 'close'])
  expect((await ask(`/news?title=eq.${'x'.repeat(9_000)}`)).status).toBe(414)
  expect((await ask('/news', { headers: { 'accept-profile': 'private' } })).status).toBe(406)
  expect((await ask('/news', { headers: { accept: 'text/csv' } })).status).toBe(406)
  const many = Array.from({ length: 31 }, () => 'title=neq.x').join('&')
  expect((await ask(`/news?${many}`)).body.code).toBe('PGRST100')
})

it.each([
  ['/contact_messages?name=eq.A', ''],
  ['/contact_messages?order=nope.zz', ''],
  ['/contact_messages?limit=abc', ''],
  ['/contact_messages?offset=1', ''],
  ['/contact_messages', 'timezone=Asia/Manila'],
  ['/rpc/contact_message_reference?title=eq.other', ''],
  ['/rpc/contact_message_reference?select=title', ''],
  ['/rpc/contact_message_reference?order=title', ''],
  ['/rpc/contact_message_reference?limit=0', ''],
  ['/rpc/contact_message_reference?columns=message_id', ''],
  ['/rpc/contact_message_reference?or=(a.eq.1,b.eq.2)', ''],
  ['/rpc/contact_message_reference', 'tx=rollback'],
  ['/rpc/contact_message_reference', 'handling=strict, max-affected=0'],
])('refuses POST %s, preferring “%s”, rather than leave that out', async (path, prefer) => {
  const body = path.startsWith('/rpc/') ? { message_id: randomUUID() } : message()
  expect((await post(path, body, { prefer })).status).toBe(400)
})

it.each([
  ['content-type', 'application/json;charset=latin1', 415],
  ['content-type', 'application/json; charset="ISO-8859-1"', 415],
  ['content-type', 'Application/JSON; Charset="UTF-8"', 200],
  ['content-encoding', 'gzip', 415],
  ['content-encoding', 'Identity', 200],
  ['accept', 'Application/JSON', 200],
])('answers a call with %s: %s with %i', async (name, value, status) => {
  const call = { message_id: randomUUID() }
  expect((await post('/rpc/contact_message_reference', call, { [name]: value })).status).toBe(
    status,
  )
})

it('cuts off a body that grows beyond its bound without saying so', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const answer = await rawRequest(
    backend.url,
    [
      'POST /rest/v1/contact_messages HTTP/1.1',
      `apikey: ${backend.anonKey}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ],
    chunk.repeat(5),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

it.each(['PUT', 'PATCH', 'DELETE', 'TRACE-ME'])('refuses %s', async (method) => {
  const answer = await rawRequest(backend.url, [
    `${method} /rest/v1/news HTTP/1.1`,
    `apikey: ${backend.anonKey}`,
  ])
  expect(answer).toMatch(/^HTTP\/1\.1 (405|400) /)
})

it('lets a browser of another origin ask, and answers HEAD without a body', async () => {
  const preflight = await fetch(`${backend.url}/rest/v1/news`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
  const head = await ask('/news', { method: 'HEAD', headers: { prefer: 'count=exact' } })
  expect([head.status, head.text, head.headers.get('content-range')]).toEqual([200, '', '0-13/14'])
  expect(head.headers.get('access-control-allow-origin')).toBe('*')
})

it('counts the socket, not what the request says about itself', async () => {
  const statuses: number[] = []
  // An address that was believed would be heard ten times.
  for (let count = 0; count < 11; count++) {
    const { status } = await post('/contact_messages', message({ id: randomUUID() }), {
      'x-forwarded-for': '192.0.2.1',
      'cf-connecting-ip': '192.0.2.1',
    })
    statuses.push(status)
  }
  expect(statuses).toEqual(Array(11).fill(201))
})
