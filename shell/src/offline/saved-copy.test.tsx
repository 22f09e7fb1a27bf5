// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter, Link, LinksFollowed } from '@portal/shared/router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const mark = '<meta name="portal-saved" content="2026-11-20T08:00:00Z">'
const page = '<div id="root"><div id="page"></div></div><script id="portal-page"></script>'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

async function open(language: Language, answer: () => Promise<Response>) {
  document.head.innerHTML = mark
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const { SavedCopy } = await import('./saved-copy.tsx')
  render(
    <BrowserRouter>
      <LinksFollowed isPending={false}>
        <LanguageProvider initial={language}>
          <Link to="/tourism">Tourism</Link>
          <SavedCopy />
        </LanguageProvider>
      </LinksFollowed>
    </BrowserRouter>,
  )
  return fetched
}

const gone = async () => new Response(page, { status: 404 })
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))
const noConnection = /No connection|Hindi maabot/

it.each([
  ['en', 'This page has been taken off or moved: this is the saved copy of Nov 20, 2026.'],
  ['fil', 'Inalis o inilipat na ang pahinang ito: kopya itong na-save noong Nob 20, 2026.'],
] as const)('tells that the page is gone, in %s', async (language, sentence) => {
  await open(language, gone)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.queryByText(noConnection)).toBeNull()
})

it('says nothing of another page', async () => {
  await open('en', noLine)
  await screen.findByText(noConnection)
  await act(async () => screen.getByText('Tourism').click())
  expect(screen.queryByText(noConnection)).toBeNull()
  // Screen readers listen to it before it speaks.
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says nothing of another page either where the answer comes late', async () => {
  let fail = () => {}
  await open('en', () => new Promise((_, reject) => (fail = () => reject(new TypeError()))))
  await act(async () => screen.getByText('Tourism').click())
  await act(async () => fail())
  expect(screen.queryByText(noConnection)).toBeNull()
})

it('asks again when the line is back', async () => {
  const fetched = await open('en', noLine)
  await screen.findByText(noConnection)
  fetched.mockImplementation(async () => new Response(page))
  await act(async () => dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.queryByText(noConnection)).toBeNull(), { timeout: 5000 })
})

it('believes the answer to its last question, not one that was late', async () => {
  let fail = () => {}
  const fetched = await open(
    'en',
    () => new Promise((_, reject) => (fail = () => reject(new TypeError()))),
  )
  fetched.mockImplementation(async () => new Response(page))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), { timeout: 5000 })
  await act(async () => fail())
  expect(screen.queryByText(noConnection)).toBeNull()
})
