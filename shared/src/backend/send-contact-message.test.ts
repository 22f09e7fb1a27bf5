// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { contactReference, sendContactMessage } from './send-contact-message.ts'
import { answer, fetching, putBackendInPlace, settings } from './test-backend.ts'

putBackendInPlace()

const message = { id: 'c0ffee', name: 'Ana', email: 'ana@b.ph', subject: 'S', message: 'M' }

it('sends a message with its id', async () => {
  fetching.mockImplementation(async () => answer(undefined, 201))
  expect(await sendContactMessage({ ...message, phone: '' })).toEqual({ sent: true })
  const [address, init] = fetching.mock.calls[0] ?? []
  expect([String(address), init?.method]).toEqual([
    'https://data.example/rest/v1/contact_messages',
    'POST',
  ])
  expect(JSON.parse(String(init?.body))).toEqual({ ...message, phone: null, department: null })
})

it.each([
  [204, undefined],
  [200, []],
])('counts a message as sent that is answered with %s and %j', async (status, body) => {
  fetching.mockImplementation(async () =>
    status === 204 ? new Response(null, { status }) : answer(body, status),
  )
  expect(await sendContactMessage(message)).toEqual({ sent: true })
})

it('counts a message that is there already as sent', async () => {
  fetching.mockImplementation(async () => answer({ code: '23505', message: 'duplicate key' }, 409))
  expect(await sendContactMessage(message)).toEqual({ sent: true })
})

it.each([
  [
    'too many messages',
    async () => answer({ code: 'PT429', message: 'Too many messages' }, 429),
    expect.stringContaining('Too many'),
    'tooMany',
  ],
  [
    'a broken connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    expect.stringContaining('Failed to fetch'),
  ],
  ['a hotspot that wants a login first', async () => new Response('', { status: 200 }), null],
  ['the login page of one', async () => new Response('<html>', { status: 200 }), null],
  ['words that are missing', async () => answer({}, 500), null],
])('reports %s, and sends once', async (_label, behave, error, reason?: string) => {
  fetching.mockImplementation(behave)
  const result = await sendContactMessage(message)
  expect(result).toEqual({ sent: false, error, reason })
  expect(fetching).toHaveBeenCalledTimes(1)
})

it.each([
  ['the table', () => answer({ code: '23514', message: 'a rule' }, 400)],
  ['the server', () => answer({ code: 'PT413', message: 'too large' }, 413)],
  ['a proxy', () => new Response('<h1>Request Entity Too Large</h1>', { status: 413 })],
])('tells a message apart that %s never takes', async (_, refuse) => {
  fetching.mockImplementation(async () => refuse())
  expect(await sendContactMessage(message)).toMatchObject({ sent: false, reason: 'refused' })
})

it('gives up on a message after 15 seconds', async () => {
  fetching.mockImplementation(() => new Promise(() => {}))
  let result: unknown
  void sendContactMessage(message).then((value) => {
    result = value
  })
  await vi.advanceTimersByTimeAsync(14_900)
  expect(result).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(result).toEqual({ sent: false, error: 'Timeout' })
})

it('learns the reference number, or does without', async () => {
  fetching.mockImplementation(async () => answer('2026-000042'))
  expect(await contactReference('c0ffee')).toBe('2026-000042')
  fetching.mockImplementation(async () => answer(null))
  expect(await contactReference('c0ffee')).toBeNull()
  fetching.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await contactReference('c0ffee')).toBeNull()
  settings('not json')
  expect(await contactReference('c0ffee')).toBeNull()
})
