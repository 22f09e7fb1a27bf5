// @vitest-environment happy-dom
import { allSpellings, type Directory } from '@portal/shared/section'
import { beforeEach, expect, test, vi } from 'vitest'
import { createContentLoader } from './load-content.ts'
import { OutdatedDocument, type ReleaseSource } from './releases.ts'

const reloadOnce = vi.hoisted(() => vi.fn(() => true))
const loadSection = vi.hoisted(() => vi.fn())
vi.mock('./federation.ts', () => ({
  isRefusal: (error: Error) => error.message === 'refused',
  loadSection,
}))
vi.mock('./styles.ts', () => ({ addStyles: async () => {} }))
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

const release = {
  id: 'tourism',
  version: '1',
  entry: '/sections/tourism/1/client/remoteEntry.js',
  styles: [],
  modules: {},
  importMap: null,
}
const Page = () => null
const section = { pages: [{ path: '/tourism', load: async () => ({ default: Page }) }] }

/** Opens a page whose first attempt comes to nothing, on a line that carries or not. */
async function missed({
  carries,
  first = Promise.reject(new Error('failed')),
  answers = 'text/javascript',
  find = async () => release,
}: Missed) {
  vi.useFakeTimers()
  history.replaceState(null, '', '/tourism')
  loadSection.mockReset().mockReturnValueOnce(first).mockResolvedValue(section)
  const line = { carries }
  const asks = vi.fn()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) => {
    if (method === 'HEAD') asks()
    if (!line.carries) throw new TypeError('Failed to fetch')
    return new Response(null, { headers: { 'content-type': answers } })
  })
  const content = loader({ ...outdated, find })
  const loading = content.load('/tourism')
  await vi.advanceTimersByTimeAsync(7_000)
  const shown = await loading
  const come = vi.fn()
  if ('later' in shown) shown.later?.then(come, () => {})
  return { content, line, asks, come, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}
interface Missed {
  carries: boolean
  first?: Promise<unknown> | undefined
  /** The type of what is answered. */
  answers?: string
  find?: ReleaseSource['find']
}
/** Under which spelling of its address the section was asked for. */
const spellings = () => loadSection.mock.calls.map(([, attempt]) => attempt)

test.each([
  ['failed', undefined],
  ['hangs', new Promise(() => {})],
])('a page that %s is loaded once more by itself when the line carries', async (_, first) => {
  const { come, pass } = await missed({ carries: true, first })
  expect(spellings()).toEqual([0])
  await pass(10_000)
  expect(spellings()).toEqual([0, 1])
  expect(come).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'page', Page }))
  await pass(1_000_000)
  expect(spellings()).toEqual([0, 1])
})

test('as long as the line does not carry, it is tried ever less often, and no address is spent', async () => {
  const { asks, come, line, pass } = await missed({ carries: false })
  await pass(71_000)
  expect(asks).toHaveBeenCalledTimes(3)
  expect(spellings()).toEqual([0])
  await pass(800_000)
  expect(asks).toHaveBeenCalledTimes(13)
  line.carries = true
  await pass(80_000)
  expect(come).toHaveBeenCalledOnce()
  expect(spellings()).toEqual([0, 1])
})

test('while nobody looks the line is not tried, and at once when somebody looks again', async () => {
  const { asks, come, pass } = await missed({ carries: true })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1_000_000)
  expect(asks).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(come).toHaveBeenCalledOnce()
})

test('once the portal has moved on, this document asks for the page no more', async () => {
  const find = vi.fn<ReleaseSource['find']>(async () => release)
  const { asks, pass } = await missed({ carries: false, find })
  await pass(10_000)
  expect(asks).toHaveBeenCalledOnce()
  find.mockRejectedValue(new OutdatedDocument('published anew'))
  await pass(20_000)
  const { length } = find.mock.calls
  await pass(1_000_000)
  expect(find).toHaveBeenCalledTimes(length)
})

test('the page in which a hotspot asks for a password is not taken for the section', async () => {
  const { asks, come, pass } = await missed({ carries: true, answers: 'text/html' })
  await pass(80_000)
  expect(asks).toHaveBeenCalledTimes(3)
  expect(come).not.toHaveBeenCalled()
  expect(spellings()).toEqual([0])
})

test('nothing is asked for while the visitor has turned away, and again afterwards', async () => {
  const { asks, come, pass } = await missed({ carries: true })
  history.replaceState(null, '', '/services')
  await pass(10_000)
  expect(asks).not.toHaveBeenCalled()
  history.replaceState(null, '', '/tourism')
  await pass(20_000)
  expect(come).toHaveBeenCalledOnce()
})

test.each([
  ['was refused', new Error('refused')],
  ['the portal has moved on from', new OutdatedDocument('published anew')],
])('a page that %s is not asked for by itself', async (_, error) => {
  reloadOnce.mockReturnValueOnce(false)
  const { asks, pass } = await missed({ carries: true, first: Promise.reject(error) })
  await pass(1_000_000)
  expect(asks).not.toHaveBeenCalled()
})

test('an attempt by itself that hangs holds up no press on “Try again”', async () => {
  const { content, pass } = await missed({ carries: true })
  loadSection.mockReturnValueOnce(new Promise(() => {}))
  await pass(10_000)
  expect(spellings()).toEqual([0, 1])
  await pass(3_000)
  expect(await content.load('/tourism', { pressed: true })).toMatchObject({ kind: 'page' })
  expect(spellings()).toEqual([0, 1, 2])
})

test('where the visitor has pressed “Try again”, that attempt alone is followed by others', async () => {
  const { asks, content, pass } = await missed({ carries: false })
  await pass(1_000)
  loadSection.mockReturnValueOnce(Promise.reject(new Error('failed')))
  const pressed = content.load('/tourism', { pressed: true })
  await pass(4_000)
  await pressed
  expect(asks).not.toHaveBeenCalled()
  await pass(10_000)
  expect(asks).toHaveBeenCalledOnce()
})
