// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { municipality } from '@portal/shared/site'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeCategories, places, placesByCategory } from '../../../../content/facts/places.ts'
import { mapCopy, placeWords } from './copy.ts'
import MapSection from './map-section.tsx'

const loadMapCanvas = vi.hoisted(() => vi.fn())
vi.mock('./load-map-canvas.ts', () => ({ loadMapCanvas }))

beforeEach(() => {
  loadMapCanvas.mockReset().mockReturnValue(new Promise(() => {}))
  // An entry of the history of its own, at which nothing was chosen yet.
  window.history.replaceState({ key: crypto.randomUUID() }, '', '/')
  document.body.innerHTML = '<script type="application/json" id="portal-settings">{}</script>'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderMap(language: Language = 'en') {
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <MapSection />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

const list = () => screen.getByRole('region', { name: 'List of places' })
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 5, hidden: true })
    .map(({ textContent }) => textContent)
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

it('starts with all chips in order, All pressed, and every place in the list', () => {
  renderMap()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Discover the Landscape')
  const name = screen.getByRole('heading', { level: 3, name: municipality.title.en })
  const subtitle = name.nextElementSibling?.textContent
  expect(subtitle).toBe('Points of interest across the municipality')
  const chips = within(screen.getByRole('group', { name: 'Show places by category' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Government',
    'Agriculture',
    'Dining',
    'Business',
    'Tourism',
    'Education',
    'All',
  ])
  expect(pressed()).toEqual(['All'])
  expect(namesIn(list())).toEqual(places.map(({ id }) => placeWords.en[id].name))
})

it.each(placeCategories)('replaces the places by those of the chip: %s', (category) => {
  renderMap()
  const chip = mapCopy.en.filters[category]
  fireEvent.click(screen.getByRole('button', { name: chip }))
  expect(pressed()).toEqual([chip])
  const shown = placesByCategory[category]
  expect(namesIn(list())).toEqual(shown.map(({ id }) => placeWords.en[id].name))
  expect(screen.getByText(`Showing ${shown.length} of ${places.length} places`)).toBeTruthy()
})

it('speaks Filipino throughout', () => {
  renderMap('fil')
  const text = document.body.textContent ?? ''
  for (const { id } of places) {
    expect(text).toContain(placeWords.fil[id].description)
    expect(text).not.toContain(placeWords.en[id].description)
  }
})

it('fetches nothing of the map before it comes near', () => {
  renderMap()
  expect(loadMapCanvas).not.toHaveBeenCalled()
})

it('opens the place of the address on the map', async () => {
  const MapCanvas = vi.fn(() => null)
  loadMapCanvas.mockResolvedValue(MapCanvas)
  window.history.replaceState(null, '', '/?place=spring-resort#map')
  renderMap()
  const open = { id: 'spring-resort', locate: true }
  await vi.waitFor(() =>
    expect(MapCanvas).toHaveBeenCalledWith(expect.objectContaining({ open }), undefined),
  )
})

it('brings the visitor to the map once: not on Back, nor when the page is loaded anew', async () => {
  const MapCanvas = vi.fn(() => null)
  loadMapCanvas.mockResolvedValue(MapCanvas)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  window.history.replaceState({ idx: 0 }, '', '/?place=cafe#map')
  renderMap()
  await vi.waitFor(() => expect(MapCanvas).toHaveBeenCalled())
  expect(scroll).toHaveBeenCalledOnce()

  cleanup()
  MapCanvas.mockClear()
  renderMap()
  // The place that the address names is open all the same.
  const open = { id: 'cafe', locate: true, stay: true }
  await vi.waitFor(() =>
    expect(MapCanvas).toHaveBeenCalledWith(expect.objectContaining({ open }), undefined),
  )
  expect(scroll).toHaveBeenCalledOnce()
  expect(window.history.state.idx).toBe(0)

  cleanup()
  window.history.pushState(null, '', '/?place=cafe#map')
  renderMap()
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(2))
  scroll.mockRestore()
})

it('leaves the visitor where the address leads, though it names a place as well', async () => {
  window.history.replaceState(null, '', '/?place=cafe#news')
  renderMap()
  await act(async () => {})
  expect(loadMapCanvas).not.toHaveBeenCalled()
})

it('locates a place of the list on the map', async () => {
  const MapCanvas = vi.fn(() => null)
  loadMapCanvas.mockResolvedValue(MapCanvas)
  renderMap()
  fireEvent.click(
    screen.getByRole('button', { name: 'Show on the map Public Market', hidden: true }),
  )
  const open = { id: 'public-market', locate: true }
  await vi.waitFor(() =>
    expect(MapCanvas).toHaveBeenCalledWith(expect.objectContaining({ open }), undefined),
  )
})

it('says so when the map does not load, and tries again when asked', async () => {
  loadMapCanvas.mockRejectedValueOnce(new TypeError('offline'))
  window.history.replaceState(null, '', '/?place=cafe#map')
  renderMap()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const MapCanvas = vi.fn(() => null)
  loadMapCanvas.mockResolvedValue(MapCanvas)
  fireEvent.click(retry)
  await vi.waitFor(() => expect(MapCanvas).toHaveBeenCalled())
  expect(screen.queryByText('The interactive map did not open')).toBeNull()
})

it.each([
  ['takes the focus over from the button of its notice', true],
  ['takes the focus from nowhere else', false],
])('a map that comes late %s', async (_label, isThere) => {
  vi.useFakeTimers()
  let arrive = (_: () => null) => {}
  loadMapCanvas.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  renderMap()
  fireEvent.click(
    screen.getByRole('button', { name: 'Show on the map Public Market', hidden: true }),
  )
  await act(() => vi.advanceTimersByTimeAsync(3000))
  const retry = screen.getByRole('button', { name: 'Try again' })
  const frame = screen.getByRole('link', { name: /^Skip the map/ }).parentElement
  if (isThere) retry.focus()
  await act(async () => arrive(() => null))
  expect(retry.isConnected).toBe(false)
  expect(document.activeElement).toBe(isThere ? frame : document.body)
})

it('keeps the chosen category for who comes back', () => {
  renderMap()
  fireEvent.click(screen.getByRole('button', { name: /^Dining/ }))
  const chosen = pressed()
  cleanup()
  renderMap()
  expect(pressed()).toEqual(chosen)
  fireEvent.click(screen.getByRole('button', { name: /^All/ }))
  cleanup()
  renderMap()
  expect(pressed()).not.toEqual(chosen)
})
