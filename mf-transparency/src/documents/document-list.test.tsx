// @vitest-environment happy-dom

import { saveFile } from '@portal/shared/export'
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pagedList } from '../listing/paged-list.ts'
import { DocumentList } from './document-list.tsx'
import { documents as published } from './lists/full-disclosure.data.ts'

vi.mock('@portal/shared/export', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portal/shared/export')>()),
  saveFile: vi.fn(),
}))

/** What is published later changes none of the numbers here. */
const known = [
  'annual-budget-2026',
  'receipts-expenditures-2026-q3',
  'procurement-plan-2026',
  'development-fund-2026-q3',
  'disaster-fund-2026-q3',
  'gender-development-2025',
]
const documents = pagedList(published.first.filter(({ id }) => known.includes(id)))

// An entry for each test: it is what a list keeps its search with.
beforeEach(() => history.replaceState({ key: crypto.randomUUID() }, ''))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function show(language: Language = 'en') {
  render(
    <LanguageProvider initial={language}>
      <BrowserRouter>
        <DocumentList id="list" documents={documents} fileName="full-disclosure" words="view" />
      </BrowserRouter>
    </LanguageProvider>,
  )
}

const titles = () =>
  screen.queryAllByRole('article').map((item) => within(item).getByRole('heading').textContent)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the list', () => {
  it('narrows, says how many are left, and comes back whole', () => {
    show()
    expect(titles()).toHaveLength(6)
    choose('Year', '2025')
    expect(titles()).toEqual(['Gender and Development Accomplishment Report'])
    expect(screen.getByRole('status').textContent).toBe('Showing 1 of 6 records')

    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(titles()).toHaveLength(6)
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('offers only kinds and years that it has', () => {
    show()
    const options = within(screen.getByLabelText('Kind')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).not.toContain('Liquidation report')
    expect(options).toHaveLength(6)
  })

  it('finds a document by its English name on the Filipino page', () => {
    show('fil')
    choose('Maghanap', 'procurement')
    expect(titles()).toEqual(['Taunang Plano ng Pagbili'])
  })

  it.each([
    ['kalamidad', 'Paggamit ng Pondo sa Sakuna'],
    ['gad', 'Ulat ng Nagawa sa Gender and Development'],
  ])('finds a document by what residents say: %s', async (words, title) => {
    show('fil')
    choose('Maghanap', words)
    await waitFor(() => expect(titles()).toEqual([title]))
  })

  it('says what to do when nothing matches, and saves no empty file', () => {
    show()
    choose('Search', 'submarine')
    expect(screen.getByText('No record matches')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull()
  })

  it('saves what is shown', async () => {
    show()
    choose('Kind', 'budget')
    fireEvent.click(screen.getByRole('button', { name: /^CSV/ }))
    fireEvent.click(screen.getByRole('button', { name: /^JSON/ }))
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2), 10_000)
    const [csv, json] = vi.mocked(saveFile).mock.calls
    expect(csv?.[1]).toBe('full-disclosure.csv')
    expect(csv?.[0].split('\r\n')).toHaveLength(3)
    const file = 'http://localhost:3000/documents/annual-budget-2026.pdf'
    expect(csv?.[0]).toContain(`,${file}\r\n`)
    expect(json?.[1]).toBe('full-disclosure.json')
    const { records } = JSON.parse(json?.[0] ?? '{}')
    expect(records).toMatchObject([{ title: 'Annual Budget', year: 2026, file }])
  })
})

describe('viewing a document', () => {
  const link = () => screen.getByRole('link', { name: 'View: Annual Budget' })

  it('is a link to the file, for a browser without scripts', () => {
    show()
    expect(link().getAttribute('href')).toBe('/documents/annual-budget-2026.pdf')
  })

  it('shows the figures of the file, added up', () => {
    show()
    expect(screen.queryByText('₱606,300,000')).toBeNull()
    fireEvent.click(link())
    const dialog = within(screen.getByRole('dialog', { name: 'Annual Budget' }))
    expect(dialog.getByText('₱606,300,000')).toBeDefined()
    expect(dialog.getByRole('link', { name: /^Download \(PDF, .*\): Annual Budget/ })).toBeDefined()

    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('₱606,300,000')).toBeNull()
  })

  it('leaves a click that asks for a new tab to the browser', () => {
    show()
    fireEvent.click(link(), { ctrlKey: true })
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('offers the file instead where a device shows no PDF', () => {
    vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: false })
    show('fil')
    fireEvent.click(screen.getByRole('link', { name: 'Tingnan: Taunang Badyet' }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByText(/Hindi naipapakita ng gadget na ito/)).toBeDefined()
    expect(screen.getByText('Nasa wikang Ingles ang mismong dokumento.')).toBeDefined()
    vi.unstubAllGlobals()
  })
})
