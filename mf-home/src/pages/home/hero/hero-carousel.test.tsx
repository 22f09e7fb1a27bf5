// @vitest-environment happy-dom
import type { Language } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { HeroCarousel } from './hero-carousel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderCarousel(language: Language = 'en') {
  render(
    <TestFrame language={language}>
      <HeroCarousel />
    </TestFrame>,
  )
  return screen.getByRole('region')
}

/** The positions of the slides that are not inert. */
function shown(): (string | null)[] {
  return [...document.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'))
}

/** What the one slide that is shown contains. */
function slide() {
  const [current] = document.querySelectorAll<HTMLElement>(
    '[aria-roledescription="slide"]:not([inert])',
  )
  if (!current) throw new Error('no slide is shown')
  return within(current)
}

it('is a carousel of five slides that shows the first', () => {
  const region = renderCarousel()
  expect(region.getAttribute('aria-roledescription')).toBe('carousel')
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(5)
  expect(shown()).toEqual(['1 of 5'])
})

it('leads from each slide to what it is about', () => {
  renderCarousel()
  const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')]
  expect(
    slides.map((slide) => [
      slide.querySelector('h2')?.textContent,
      slide.querySelector('a.ui-button')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['The 4K Development Agenda', '/governance/development-agenda'],
    [`Welcome to ${municipality.name}`, '/about'],
    ['Agricultural Excellence', '/investment'],
    ['Emergency Hotlines', 'tel:911'],
    ['Annual Nutrition Caravan 2025', '/#events'],
  ])
})

it('moves by its buttons and goes around at both ends', () => {
  renderCarousel()
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(shown()).toEqual(['5 of 5'])
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(shown()).toEqual(['1 of 5'])
})

it('moves by the picker, which marks the slide that is shown', () => {
  renderCarousel()
  const picker = within(screen.getByRole('group', { name: 'Choose a slide' }))
  fireEvent.click(picker.getByRole('button', { name: 'Slide 4: Emergency Hotlines' }))
  expect(shown()).toEqual(['4 of 5'])
  const marked = picker
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
  expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Slide 4: Emergency Hotlines',
  ])
})

it('moves by the arrow keys, from its controls and from the page', () => {
  renderCarousel()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowRight' })
  expect(shown()).toEqual(['2 of 5'])
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(shown()).toEqual(['1 of 5'])
})

it('leaves the arrow keys alone elsewhere and with a modifier', () => {
  renderCarousel()
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect(shown()).toEqual(['1 of 5'])
  field.remove()
})

it('leaves the arrow keys alone while a dialog stands before it', () => {
  renderCarousel()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(shown()).toEqual(['1 of 5'])
  dialog.remove()
})

it('keeps focus in the carousel when the slide that has it goes', async () => {
  renderCarousel()
  const link = screen.getByRole('link', { name: 'Explore the Agenda' })
  link.focus()
  await act(async () => fireEvent.keyDown(link, { key: 'ArrowRight' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2 of 5')
})

it('follows a swipe when the strip stands still', () => {
  vi.useFakeTimers()
  renderCarousel()
  const track = document.querySelector('[aria-live="polite"]')
  if (!track) throw new Error('no track')
  Object.defineProperty(track, 'clientWidth', { value: 360 })
  Object.defineProperty(track, 'scrollLeft', { value: 718, writable: true })
  fireEvent.scroll(track)
  expect(shown()).toEqual(['1 of 5'])
  act(() => vi.advanceTimersByTime(200))
  expect(shown()).toEqual(['3 of 5'])
})

it.each([
  ['in it', 2],
  ['left behind', 0],
])('stays where a visitor had come before the page was alive, with the focus %s', (_, from) => {
  const carousel = (
    <TestFrame>
      <HeroCarousel />
    </TestFrame>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(carousel)
  const track = container.querySelector('[aria-live="polite"]')
  const slide = track?.children[2]
  if (!track || !slide) throw new Error('no slide')
  Object.defineProperty(track, 'clientWidth', { value: 360 })
  Object.defineProperty(track, 'scrollLeft', { value: 720, writable: true })
  const turns = new MutationObserver(() => {})
  turns.observe(slide, { attributeFilter: ['inert'] })
  const link = track.children[from]?.querySelector('a')
  link?.focus()
  render(carousel, { container, hydrate: true })
  expect(shown()).toEqual(['3 of 5'])
  expect(document.activeElement).toBe(from === 2 ? link : slide)
  // Not even for a moment: the focus would be lost.
  expect(turns.takeRecords()).toEqual([])
})

it('lists the hotlines as telephone links and the schedule of the caravan', () => {
  renderCarousel()
  const numbers = screen
    .getByRole('list', { name: 'Hotline numbers', hidden: true })
    .querySelectorAll('a')
  expect([...numbers].map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:117',
    'tel:116',
    'tel:+63880000101',
    'tel:+63880000102',
    'tel:+63880000103',
  ])
  const schedule = screen.getByRole('list', { name: 'Schedule highlights', hidden: true })
  expect([...schedule.children].map((item) => item.textContent)).toEqual([
    'Jan 15-31Barangay coverage',
    'Feb 1-15Urban areas',
    'Health screenings and education',
    'Nutritional supplement distribution',
  ])
})

it('opens the drawings of the slide, with captions', () => {
  renderCarousel()
  fireEvent.click(slide().getByRole('button', { name: 'View Images' }))
  const dialog = screen.getByRole('dialog', { name: 'The 4K Development Agenda' })
  expect(dialog.querySelectorAll('figcaption')).toHaveLength(5)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(document.querySelectorAll('figcaption')).toHaveLength(0)
})

it('speaks Filipino', () => {
  renderCarousel('fil')
  expect(shown()).toEqual(['1 sa 5'])
  fireEvent.click(screen.getByRole('button', { name: 'Susunod na slide' }))
  expect(shown()).toEqual(['2 sa 5'])
  fireEvent.click(slide().getByRole('button', { name: 'Mga Larawan' }))
  expect(screen.getByText('Umaga sa pamilihang bayan')).toBeDefined()
})

it('is whole without JavaScript: every slide readable, none inert, no style attributes', () => {
  const html = renderToString(
    <TestFrame>
      <HeroCarousel />
    </TestFrame>,
  )
  expect(html.match(/<h2/g)).toHaveLength(5)
  expect(html).not.toMatch(/ inert| style=/)
})
