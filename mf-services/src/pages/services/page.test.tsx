// @vitest-environment happy-dom
import { formById, forms } from '@portal/shared/forms'
import type { Language } from '@portal/shared/i18n'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { services } from '../../../content/charter/index.ts'
import { TestFrame } from '../../test-frame.tsx'
import ServicesPage, { late } from './page.tsx'

beforeAll(late.load)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = (language: Language = 'en') => (
  <TestFrame language={language}>
    <ServicesPage />
  </TestFrame>
)
const element = (id: string) => document.getElementById(id) ?? document.body

it('says when, where and whom to call', () => {
  render(page())
  const contact = within(element('contact'))
  expect(element('contact').textContent).toContain('Mon-Fri 8:00 AM-5:00 PM')
  expect(contact.getByText(/Capitol Site/)).toBeTruthy()
  expect(contact.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911')
  expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toHaveLength(5)
})

it.each([
  ['business', 'Business Permits', '15-20 working days', 'Varies by type of business'],
  ['civil', 'Civil Registry', '1-3 working days', '₱140 per copy'],
  ['building', 'Building Permits', '20-30 working days', 'Based on project cost'],
  ['social', 'Social Assistance', '5-10 working days', 'Free'],
])('shows the service #%s with its time, fee and button', (id, title, time, fee) => {
  render(page())
  const card = within(element(id))
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe(title)
  expect(card.getByText(time)).toBeTruthy()
  expect(card.getByText(fee)).toBeTruthy()
  expect(card.getByRole('button', { name: `Apply for ${title}` })).toBeTruthy()
})

it.each<Language>(['en', 'fil'])(
  'lists in %s the requirements of the printed forms',
  (language) => {
    render(page(language))
    for (const { id, form } of services) {
      const listed = within(element(id)).getAllByRole('listitem')
      expect(listed.map((item) => item.textContent)).toEqual(
        formById(form).requirements.map((requirement) => requirement[language]),
      )
    }
  },
)

it('leads to the steps of each service where scripts are missing', () => {
  document.body.innerHTML = renderToString(page())
  for (const { id, apply } of services) {
    const link = within(element(id)).getByRole('link', { name: apply.en })
    expect(link.getAttribute('href')).toBe(`/#charter-${id}`)
  }
  document.body.replaceChildren()
})

it('opens the form and the telephone behind the button', () => {
  render(page('fil'))
  fireEvent.click(screen.getByRole('button', { name: 'Mag-apply ng Tulong Panlipunan' }))
  const hrefs = within(screen.getByRole('dialog'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/forms/social-assistance.fil.pdf',
    'tel:+63880000100',
    '/#charter-social',
    '/?department=social-services&subject=Tanong+tungkol+sa+Tulong+Panlipunan#contact',
  ])
})

it.each([
  ['Business Permits', 'Business License Office', false],
  ['Civil Registry', 'Civil Registry Office', true],
  ['Building Permits', 'Engineering Office', false],
  ['Social Assistance', 'Social Services Office', false],
])(
  'says for %s whose telephone it is, and when its office is open',
  (title, office, onSaturday) => {
    render(page())
    const place = screen.getByText(`${office}, through the switchboard:`)
    expect(place.textContent).toContain('switchboard: (088) 000-0100')
    // Broken into two lines it would be two numbers.
    expect(place.querySelector('.whitespace-nowrap')?.textContent).toBe('(088) 000-0100')
    fireEvent.click(screen.getByRole('button', { name: `Apply for ${title}` }))
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('Mon-Fri 8:00 AM-5:00 PM')
    expect(textContent?.includes('Sat 8:00 AM-12:00 PM')).toBe(onSaturday)
  },
)

it('tells where to pay, and of a free service that nobody may ask for money', () => {
  render(page())
  for (const { id } of services) {
    const words = element(`charter-${id}`).textContent
    expect(words?.includes('Pay only at'), id).toBe(id !== 'social')
    expect(words?.includes('nobody may ask you for money'), id).toBe(id === 'social')
  }
})

it('keeps spans of times on one line', () => {
  render(page('fil'))
  expect(screen.getByText('12:00-1:00 PM').className).toBe('ui-hours')
})

it('offers the four forms as downloads, in the order of the specification', () => {
  render(page())
  const links = within(element('forms')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    forms.map(({ id }) => `/forms/${id}.en.pdf`),
  )
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true)
})

describe("the Citizen's Charter", () => {
  const button = () =>
    screen.getByRole('button', { name: 'Print this service: Business Permits', hidden: true })
  const marked = () =>
    [...document.querySelectorAll('[data-print-only]')].map((entry) => entry.closest('[id]')?.id)

  it('stands in the document whole, without scripts', () => {
    const html = renderToString(page())
    for (const { steps } of services) {
      for (const { office } of steps) expect(html).toContain(office.en)
    }
    expect(html).not.toContain('data-print-only')
  })

  it('marks the one service while it is printed', () => {
    const seen: unknown[] = []
    vi.stubGlobal('print', () => seen.push(...marked()))
    render(page())

    fireEvent.click(button())
    expect(seen).toEqual(['charter-business'])

    fireEvent(window, new Event('afterprint'))
    expect(marked()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('is the whole page again where a browser prints nothing and does not say so', () => {
    vi.stubGlobal('print', () => {})
    render(page())
    fireEvent.click(button())
    fireEvent.pointerDown(document.body)
    expect(marked()).toEqual([])
    vi.unstubAllGlobals()
  })
})
