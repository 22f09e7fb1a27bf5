// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { type ShownCopy, stateOf } from './shown-copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const copy: ShownCopy = { path: '/about', date: '2026-11-20T08:00:00Z', lang: 'en-PH', text: 'Us' }

function page(text: string, lang = 'en-PH', head = '') {
  return [
    `<!doctype html><html lang="${lang}"><head>${head}</head><body>`,
    `<div id="root"><div id="page">${text}</div></div>`,
    '<script type="application/json" id="portal-page">{}</script></body></html>',
  ].join('')
}

const mark = `<meta name="portal-saved" content="${copy.date}">`
const signIn = '<!doctype html><html lang="en-PH"><h1>Sign in</h1>'

it.each([
  ['current', 'the same page', page('Us'), 200],
  ['changed', 'other words', page('We'), 200],
  ['current', 'the other language', page('Kami', 'fil-PH'), 200],
  ['gone', 'a 404 of the portal', page('No page'), 404],
  ['gone', 'a 410 of the portal', page('No page'), 410],
  ['unknown', 'a 404 of a hotspot', signIn, 404],
  ['unknown', 'the page of a hotspot', signIn, 200],
  ['unknown', 'a 503', page('Busy'), 503],
  ['unknown', 'the copy again', page('Us', 'en-PH', mark), 200],
])('a copy is %s where the answer is %s', async (state, _, body, status) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  expect(await stateOf(copy)).toBe(state)
})

it('asks the network itself, past what the browser has kept', async () => {
  const asked = vi.fn(async () => new Response(page('Us')))
  vi.stubGlobal('fetch', asked)
  await stateOf(copy)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    copy.path,
    expect.objectContaining({ cache: 'no-cache' }),
  )
})

it('a copy is unknown without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await stateOf(copy)).toBe('unknown')
})

it('a copy is unknown where no answer comes, also in browsers without signals that time out', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const state = stateOf(copy)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await state).toBe('unknown')
})
