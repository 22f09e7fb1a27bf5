// @vitest-environment happy-dom

import { saveFile } from '@portal/shared/export'
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PagedList, pagedList } from '../listing/paged-list.ts'
import { DocumentList } from './document-list.tsx'
import type { ListedDocument } from './listed-document.ts'
import { documents as few } from './lists/full-disclosure.data.ts'

vi.mock('@portal/shared/export', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portal/shared/export')>()),
  saveFile: vi.fn(),
}))

const [sample] = few.first

/** The older, the higher the number; three files after the first page. */
const many: PagedList<ListedDocument> = pagedList(
  Array.from({ length: 1000 }, (_, number) => {
    if (!sample) throw new Error('There is no document to make others of')
    const posted = new Date(Date.UTC(2026, 0, 31 - number)).toISOString().slice(0, 10)
    const title = { en: `Report ${number}`, fil: `Ulat ${number}` }
    return { ...sample, id: `made-${number}`, title, posted, year: Number(posted.slice(0, 4)) }
  }).reverse(),
)
const fetched = vi.fn()
const rest = many.rest.map((fetchFile, file) => () => {
  fetched(file)
  return fetchFile()
})

beforeEach(() => {
  vi.clearAllMocks()
  // An entry for each test: it is what a list keeps its search with.
  history.replaceState({ key: crypto.randomUUID() }, '')
})
afterEach(cleanup)

function show(list: PagedList<ListedDocument> = { ...many, rest }) {
  render(
    <LanguageProvider initial="en">
      <BrowserRouter>
        <DocumentList id="list" documents={list} fileName="made" />
      </BrowserRouter>
    </LanguageProvider>,
  )
}

const titles = () =>
  screen.queryAllByRole('article').map((item) => within(item).getByRole('heading').textContent)
const count = () => screen.getByRole('status').textContent
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const search = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

it('shows the latest page, with the years of all, and fetches nothing', () => {
  show()
  expect(titles()).toHaveLength(24)
  expect(titles()[0]).toBe('Report 0')
  expect(count()).toBe('Showing 24 of 1000 records')
  const years = within(screen.getByLabelText('Year')).getAllByRole('option')
  expect(years.map(({ textContent }) => textContent)).toEqual([
    'All years',
    '2026',
    '2025',
    '2024',
    '2023',
  ])
  expect(fetched).not.toHaveBeenCalled()
})

it('goes on with the next ones, where reading goes on too', async () => {
  show()
  press('Show 24 more')
  await waitFor(() => expect(titles()).toHaveLength(48))
  expect(fetched.mock.calls).toEqual([[0]])
  expect(document.activeElement?.textContent).toContain('Report 24')
  expect(count()).toBe('Showing 48 of 1000 records')
})

it('searches all of them, a page at a time', async () => {
  show()
  search('report 99')
  await waitFor(() => expect(count()).toBe('Showing 19 of 1000 records'))
  expect(titles()).toContain('Report 999')
  search('report 9')
  expect(count()).toBe('Showing 24 of the 271 records that match, out of 1000')
  press('Show 24 more')
  expect(titles()).toHaveLength(48)
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('saves every record that matches, fetched for it where need be', async () => {
  show()
  press(/^CSV/)
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  expect(vi.mocked(saveFile).mock.calls[0]?.[0].trim().split('\r\n')).toHaveLength(1001)
})

it('says that a part is missing, keeps what is there, and tries again', async () => {
  const broken = vi.fn().mockRejectedValueOnce(new Error('no signal'))
  show({ ...many, rest: [broken.mockImplementation(many.rest[0] ?? fetched), ...rest.slice(1)] })
  search('report 1')
  await screen.findByText('The other records did not arrive')
  expect(titles()).toHaveLength(12)
  expect(broken).toHaveBeenCalledTimes(1)
  press('Try again')
  // The button goes with the notice.
  expect(document.activeElement).toBe(screen.getByRole('status'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(count()).toMatch(/^Showing 24 of the \d+ records/))
})

it('goes on from below, too, where the next ones did not come at first', async () => {
  const broken = vi.fn().mockRejectedValueOnce(new Error('no signal'))
  show({ ...many, rest: [broken.mockImplementation(many.rest[0] ?? fetched), ...rest.slice(1)] })
  press('Show 24 more')
  await screen.findByText('The other records did not arrive')
  press('Show 24 more')
  await waitFor(() => expect(titles().length).toBeGreaterThan(24))
  expect(broken).toHaveBeenCalledTimes(2)
})

it('finds a document by its type and period, in either language', () => {
  show(few)
  const typeOf = (item: Element) => item.querySelector('[data-tone]')?.textContent ?? ''
  const ofType = (type: string) =>
    screen.getAllByRole('article').filter((item) => typeOf(item) === type)
  const [type = ''] = screen.getAllByRole('article').map(typeOf)
  const all = ofType(type).map(({ id }) => id)
  expect(all).not.toEqual([])
  search(type)
  expect(ofType(type).map(({ id }) => id)).toEqual(all)
  search('kuwarter')
  for (const item of screen.getAllByRole('article')) expect(item.textContent).toContain('Quarter')
})

it('asks for no file twice, and says that it fetches until all of them are there', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const late = rest.map((fetchFile, file) => async () => {
    const records = await fetchFile()
    if (file > 0) await arrival
    return records
  })
  show({ ...many, rest: late })
  press('Show 24 more')
  press(/^CSV/)
  press(/^JSON/)
  await waitFor(() => expect(titles()).toHaveLength(48))
  expect(count()).toBe('Fetching the other records…')
  arrive()
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  expect(fetched.mock.calls).toEqual([[0], [1], [2]])
  expect(count()).toBe('Showing 48 of 1000 records')
})
