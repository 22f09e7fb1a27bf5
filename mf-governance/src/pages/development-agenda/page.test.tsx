// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import DevelopmentAgendaPage, { late } from './page.tsx'

beforeAll(() => late.load())

beforeEach(() => {
  render(
    <BrowserRouter>
      <LanguageProvider initial="en">
        <DevelopmentAgendaPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
})

afterEach(cleanup)

it.each([
  ['Kalinaw', 'Peace and Order'],
  ['Kahigayunan', 'Economic Growth and Investment'],
  ['Kahimsog', 'Health and Wellness'],
  ['Kalipay', 'Youth, Sports and Culture'],
])('has a card for %s, with programs and a film', (title, subtitle) => {
  const card = screen.getByRole('region', { name: title })
  expect(card.id).toBe(title.toLowerCase())
  expect(card.textContent).toContain(subtitle)
  expect(within(card).getByRole('heading', { name: 'Key programs' })).toBeDefined()
  const film = within(card).getByRole('link', { name: /^Watch on YouTube: .*opens in a new tab/ })
  expect(film.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\//)
  expect(film.getAttribute('target')).toBe('_blank')
  expect(film.getAttribute('rel')).toBe('noopener')
})

it('asks nothing of a third party', () => {
  expect(document.querySelectorAll('iframe, img, video, script')).toHaveLength(0)
})

it('shows the venues of Kalipay on the map', () => {
  const kalipay = screen.getByRole('region', { name: 'Kalipay' })
  const places = within(kalipay)
    .getAllByRole('link', { name: /show on the map$/ })
    .map((link) => link.getAttribute('href'))
  expect(places).toEqual([
    '/?place=peoples-park#map',
    '/?place=barangay-fiestas#map',
    '/?place=high-school#map',
    '/?place=municipal-hall#map',
    '/?place=technical-institute#map',
  ])
  expect(screen.getAllByRole('heading', { name: 'Key venues' })).toHaveLength(1)
})

it('closes with the two ways on', () => {
  const closing = screen.getByRole('region', { name: 'Building a Better Future Together' })
  const links = within(closing).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn More About Our Programs', '/project-tracking'],
    [
      'Get Involved',
      '/?department=planning&subject=Get+involved+in+the+4K+Development+Agenda#contact',
    ],
  ])
})
