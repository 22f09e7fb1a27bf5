// @vitest-environment happy-dom
import { allSpellings, type Directory } from '@portal/shared/section'
import { beforeEach, expect, test, vi } from 'vitest'
import { createContentLoader } from './load-content.ts'
import { OutdatedDocument, type ReleaseSource } from './releases.ts'

const reloadOnce = vi.hoisted(() => vi.fn(() => true))
vi.mock('./federation.ts', () => ({ isRefusal: () => false }))
vi.mock('./reload-once.ts', () => ({ reloadOnce }))
vi.mock('../section.ts', () => ({ default: { id: 'shell', pages: [] } }))

const title = { en: 'Tourism', fil: 'Turismo' }
const directory = { sections: [{ id: 'tourism', pages: [{ path: '/tourism', title }] }] }
const outdated = {
  find: () => Promise.reject(new OutdatedDocument('published anew')),
  known: () => null,
  prepare: () => {},
}
const loader = (releases: ReleaseSource = outdated) =>
  createContentLoader(directory as unknown as Directory, releases)

beforeEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  reloadOnce.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')))
})

test('a document whose portal has moved on loads anew for the page that is wanted', async () => {
  history.replaceState(null, '', '/tourism')
  loader().load('/tourism')
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
})

test('a page that the visitor has turned away from loads nothing anew', async () => {
  history.replaceState(null, '', '/services')
  expect(await loader().load('/tourism')).toMatchObject({ kind: 'unavailable' })
  expect(reloadOnce).not.toHaveBeenCalled()
})

const failing = { ...outdated, find: () => Promise.reject(new Error('failed')) }

const answerWithDocument = async () => {
  const data = JSON.stringify({ release: null })
  return new Response(`<main id="page"></main><script id="portal-page">${data}</script>`)
}

/** A visitor who presses “Try again” until it has failed at every address. */
async function exhausted() {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/tourism')
  const content = loader(failing)
  await content.load('/tourism')
  for (const _ of allSpellings('/sections/')) await content.load('/tourism', { pressed: true })
  return { content, reload }
}

test('a section that has failed at every address loads the document anew when asked again', async () => {
  const { content, reload } = await exhausted()
  vi.stubGlobal('fetch', answerWithDocument)
  expect(reload).not.toHaveBeenCalled()
  content.load('/tourism', { pressed: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a page that has failed on the screen has the document loaded anew when it is asked for again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/tourism')
  const content = loader(failing)
  await content.failed({ path: '/tourism', section: 'tourism', title })
  // Without a line there is no other one.
  expect(await content.load('/tourism', { pressed: true })).toMatchObject({ kind: 'unavailable' })
  vi.stubGlobal('fetch', answerWithDocument)
  await content.load('/tourism')
  expect(reload).not.toHaveBeenCalled()
  content.load('/tourism', { pressed: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

/** A plain text with a field that the visitor has filled in. */
function writtenText(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="page"><textarea id="message"></textarea></div>'
  const field = document.querySelector('textarea') as HTMLTextAreaElement
  field.value = 'The light at the bridge is out.'
  return field
}

test('a portal that has moved on takes nothing away that is written into the plain text', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/tourism')
  const content = loader()
  const field = writtenText()
  await content.load('/tourism', { pressed: true })
  expect(reload).not.toHaveBeenCalled()
  field.value = ''
  content.load('/tourism', { pressed: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('what the visitor has written into the plain text is not lost to another document', async () => {
  const { content, reload } = await exhausted()
  vi.stubGlobal('fetch', answerWithDocument)
  const field = writtenText()
  const shown = await content.load('/tourism', { shownHtml: document.body.innerHTML })
  const again = await content.load('/tourism', { pressed: true })
  expect(again).toEqual({ ...shown, later: expect.anything() })
  expect(reload).not.toHaveBeenCalled()
  field.value = ''
  content.load('/tourism', { pressed: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a document that cannot be had is not loaded anew, nor one that nobody asked for', async () => {
  const { content, reload } = await exhausted()
  expect(await content.load('/tourism', { pressed: true })).toMatchObject({ kind: 'unavailable' })
  vi.stubGlobal('fetch', answerWithDocument)
  await content.load('/tourism')
  expect(reload).not.toHaveBeenCalled()
})

/** Opens a page that fails at every attempt, and tells how often it was asked for by a time, in seconds. */
async function opened(reason = new Error('failed')) {
  vi.useFakeTimers()
  history.replaceState(null, '', '/tourism')
  const find = vi.fn<ReleaseSource['find']>(() => Promise.reject(reason))
  const content = loader({ ...outdated, find })
  const shown = await content.load('/tourism')
  const asked = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return find.mock.calls.length / perAttempt
  }
  return { content, shown, asked }
}
/** Scripts and styles each ask which release is current. */
const perAttempt = 2

test('a page that failed is asked for again by itself, ever later, and comes', async () => {
  const { asked } = await opened()
  expect(await asked(9)).toBe(1)
  expect(await asked(1)).toBe(2)
  expect(await asked(19)).toBe(2)
  expect(await asked(1)).toBe(3)
  expect(await asked(1000)).toBe(5)
})

test.each<[string, () => unknown]>([
  ['has turned away', () => history.replaceState(null, '', '/services')],
  ['has no line', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a page that failed is not asked for by itself once the visitor %s', async (_, happens) => {
  const { asked } = await opened()
  happens()
  expect(await asked(1000)).toBe(1)
})

test('a page that the visitor asks for is asked for by itself from then on alone', async () => {
  const { content, asked } = await opened()
  await asked(5)
  await content.load('/tourism', { pressed: true })
  expect(await asked(9)).toBe(2)
  expect(await asked(1)).toBe(3)
})
