// @vitest-environment happy-dom

import { saveFile } from '@portal/shared/export'
import { Link } from '@portal/shared/router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { trackingStore } from './project-store.ts'
import { beginWithSamples, page } from './test-page.tsx'

vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))
vi.mock('@portal/shared/export', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portal/shared/export')>()),
  saveFile: vi.fn(),
}))

const center = 'Evacuation Center of Mabuhay'
const tractors = "Farm Tractors for the Irrigators' Association of Ilaya"
const road = 'Concreting of the Balite Farm-to-Market Road'

const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
const choose = (id: string, value: string) =>
  fireEvent.change(document.getElementById(id) ?? document.body, { target: { value } })

beginWithSamples()

beforeEach(() => {
  const planned = trackingStore.getState().projects[2]?.id
  render(page('en', <Link to={`/#project-${planned}`}>Planned</Link>))
})

it('narrows the list and announces how many are left', () => {
  expect(screen.getByText('Showing all 3 projects').getAttribute('role')).toBe('status')

  choose('project-filter-status', 'Completed')
  expect(titles()).toEqual([tractors])
  expect(screen.getByText('Showing 1 of 3 projects')).toBeDefined()

  choose('project-filter-category', 'Environment')
  expect(titles()).toEqual([])
})

it('finds a project by what residents say', async () => {
  choose('project-search', 'kalsada')
  await waitFor(() => expect(titles()).toEqual([road]))
})

it('sorts the cards', () => {
  choose('project-order', 'progress')
  expect(titles()).toEqual([tractors, center, road])

  choose('project-order', 'newest')
  expect(titles()).toEqual([center, tractors, road])
})

it('offers the way back when nothing matches', () => {
  choose('project-search', 'submarine')
  expect(screen.getByText('No project matches')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(titles()).toEqual([center, tractors, road])
  // The button is gone.
  expect(document.activeElement).toBe(screen.getByText('Showing all 3 projects'))
})

it('exports the projects that are shown', () => {
  choose('project-filter-priority', 'Medium')
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))

  expect(saveFile).toHaveBeenCalledOnce()
  const [csv, fileName, mime] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(csv).toContain(road)
  expect(csv).not.toContain(center)
  expect(fileName).toMatch(/^projects-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(mime).toBe('text/csv;charset=utf-8')
})

it('keeps the focus in the list when a card leaves it', () => {
  choose('project-filter-status', 'Planning')
  screen.getByLabelText(`Change status of ${road}`).focus()
  fireEvent.change(screen.getByLabelText(`Change status of ${road}`), {
    target: { value: 'Active' },
  })

  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(screen.getByText('Showing 0 of 3 projects'))
})

it('gives nobody the focus who had none, as where a browser lets a list be chosen from without', () => {
  fireEvent.change(screen.getByLabelText(`Change status of ${road}`), {
    target: { value: 'Active' },
  })
  expect(document.activeElement).toBe(document.body)
})

it('leaves the focus where it went in the meantime', () => {
  vi.useFakeTimers()
  choose('project-filter-status', 'Planning')
  const status = screen.getByLabelText(`Change status of ${road}`)
  status.focus()
  fireEvent.keyDown(status, { key: 'ArrowDown' })
  fireEvent.change(status, { target: { value: 'Active' } })
  const elsewhere = document.getElementById('project-order')
  elsewhere?.focus()
  act(() => vi.runAllTimers())
  vi.useRealTimers()

  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(elsewhere)
})

it('shows a project that an address names, whatever the list was narrowed to', () => {
  choose('project-order', 'title')
  choose('project-filter-status', 'Completed')
  expect(titles()).toEqual([tractors])

  fireEvent.click(screen.getByText('Planned'))
  expect(titles()).toContain(road)
  expect(trackingStore.getState().view.order).toBe('title')

  // Whoever comes back there finds the list as it was left.
  choose('project-filter-status', 'Completed')
  act(() => dispatchEvent(new PopStateEvent('popstate')))
  expect(titles()).toEqual([tractors])
  history.replaceState(null, '', '/')
})
