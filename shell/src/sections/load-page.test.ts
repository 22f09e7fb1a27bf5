import type { Section, SectionRelease } from '@portal/shared/section'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPageLoader } from './load-page.ts'

const loadSection = vi.hoisted(() => vi.fn())
vi.mock('./federation.ts', () => ({
  loadSection,
  isRefusal: (error: Error) => error.message === 'refused',
}))
vi.mock('./styles.ts', () => ({ addStyles: async () => {} }))
vi.mock('../section.ts', () => ({ default: { id: 'shell', pages: [] } }))

const First = () => null
const Second = () => null

const section = (Page: unknown) =>
  ({
    pages: ['/tourism', '/'].map((path) => ({ path, load: async () => ({ default: Page }) })),
  }) as unknown as Section

const releases = {
  find: async (id: string) => ({ id, styles: [], modules: {} }) as unknown as SectionRelease,
  known: () => null,
  prepare: () => {},
}
const attempts = () => loadSection.mock.calls.map(([{ id }, attempt]) => `${id} ${attempt}`)

beforeEach(() => loadSection.mockReset())

test('whoever asks meanwhile waits for the same attempt, and afterwards has the page at hand', async () => {
  loadSection.mockResolvedValue(section(First))
  const pages = createPageLoader(releases)
  const both = [pages.load('tourism', '/tourism'), pages.load('tourism', '/tourism')]
  expect(await Promise.all(both)).toEqual([First, First])
  expect(await pages.load('tourism', '/tourism')).toBe(First)
  expect(attempts()).toEqual(['tourism 0'])
})

test('parts that come late are loaded with the page, but not where it may do without them', async () => {
  const late = { load: vi.fn(async () => {}) }
  const page = (path: string) => ({ path, load: async () => ({ default: First, late }) })
  loadSection.mockResolvedValue({ pages: [page('/'), page('/about')] })
  const pages = createPageLoader(releases)
  await pages.load('home', '/', 'first')
  expect(late.load).not.toHaveBeenCalled()
  await pages.load('home', '/about')
  expect(late.load).toHaveBeenCalledOnce()
})

test('a page whose parts fail is loaded anew, under another address', async () => {
  const late = { load: vi.fn(async () => {}) }
  late.load.mockRejectedValueOnce(new Error('no line'))
  loadSection.mockResolvedValue({
    pages: [{ path: '/', load: async () => ({ default: First, late }) }],
  })
  const pages = createPageLoader(releases)
  await pages.load('home', '/', 'first')
  await expect(pages.load('home', '/')).rejects.toThrow('no line')
  expect(await pages.load('home', '/')).toBe(First)
  expect(attempts()).toEqual(['home 0', 'home 1'])
})

test('a page is there before its parts, whoever waits for these', async () => {
  const late = { load: () => new Promise(() => {}) }
  loadSection.mockResolvedValue({
    pages: [{ path: '/', load: async () => ({ default: First, late }) }],
  })
  const pages = createPageLoader(releases)
  const all = vi.fn()
  pages.load('home', '/').then(all, all)
  expect(await pages.load('home', '/', 'first')).toBe(First)
  expect(all).not.toHaveBeenCalled()
  pages.giveUp('home', '/')
  await pages.load('home', '/', 'first')
  expect(attempts()).toEqual(['home 0', 'home 1'])
})

test('tells what is at hand: the page, and whether its parts are too', async () => {
  const late = { load: async () => {} }
  loadSection.mockResolvedValue({
    pages: [{ path: '/', load: async () => ({ default: First, late }) }],
  })
  const pages = createPageLoader(releases)
  const atHand = () => [pages.loaded('/', 'first'), pages.loaded('/', 'all')]
  expect(atHand()).toEqual([null, null])
  await pages.load('home', '/', 'first')
  expect(atHand()).toEqual([First, null])
  await pages.load('home', '/')
  expect(atHand()).toEqual([First, First])
  pages.forget('home', '/')
  expect(atHand()).toEqual([null, null])
})

test('every failure counts for its own section alone', async () => {
  loadSection.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'))
  loadSection.mockResolvedValue(section(First))
  const pages = createPageLoader(releases)
  await expect(pages.load('tourism', '/tourism')).rejects.toThrow('503')
  await expect(pages.load('tourism', '/tourism')).rejects.toThrow('503')
  expect(await pages.load('tourism', '/tourism')).toBe(First)
  expect(await pages.load('home', '/')).toBe(First)
  expect(attempts()).toEqual(['tourism 0', 'tourism 1', 'tourism 2', 'home 0'])
})

test('a registry that does not come costs a section no new address', async () => {
  loadSection.mockResolvedValue(section(First))
  const find = vi.fn(releases.find).mockRejectedValue(new Error('no line'))
  const pages = createPageLoader({ ...releases, find })
  await expect(pages.load('tourism', '/tourism')).rejects.toThrow('no line')
  find.mockImplementation(releases.find)
  expect(await pages.load('tourism', '/tourism')).toBe(First)
  expect(attempts()).toEqual(['tourism 0'])
})

test('what was given up is asked for anew, and still counts where it arrives first', async () => {
  let arrive = (_: Section) => {}
  const hung = new Promise<Section>((resolve) => {
    arrive = resolve
  })
  loadSection.mockReturnValueOnce(hung).mockResolvedValueOnce(section(Second))
  const pages = createPageLoader(releases)
  const late = pages.load('tourism', '/tourism')
  await vi.waitFor(() => expect(loadSection).toHaveBeenCalledOnce())
  pages.giveUp('tourism', '/tourism')
  arrive(section(First))
  expect(await late).toBe(First)
  expect(await pages.load('tourism', '/tourism')).toBe(First)
  expect(attempts()).toEqual(['tourism 0'])
})

test('a page that failed on the screen is loaded anew', async () => {
  loadSection.mockResolvedValueOnce(section(First)).mockResolvedValueOnce(section(Second))
  const pages = createPageLoader(releases)
  expect(await pages.load('tourism', '/tourism')).toBe(First)
  pages.forget('tourism', '/tourism')
  expect(await pages.load('tourism', '/tourism')).toBe(Second)
  expect(attempts()).toEqual(['tourism 0', 'tourism 1'])
})

test('a release that was refused stays so', async () => {
  loadSection.mockRejectedValueOnce(new Error('refused')).mockResolvedValue(section(First))
  const pages = createPageLoader(releases)
  await expect(pages.load('tourism', '/tourism')).rejects.toThrow('refused')
  await expect(pages.load('tourism', '/tourism')).rejects.toThrow('refused')
  expect(await pages.load('home', '/')).toBe(First)
})

test.each([undefined, 'page', {}])('a page that is no component is refused: %s', async (Page) => {
  loadSection.mockResolvedValue(section(Page))
  await expect(createPageLoader(releases).load('tourism', '/tourism')).rejects.toThrow(
    '/tourism exports no component',
  )
})
