// @vitest-environment happy-dom
import type { Language } from '@portal/shared/i18n'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { documents } from '../../../content/documents/index.ts'
import { TestFrame } from '../../test-frame.tsx'
import InvestmentPage, { late } from './page.tsx'

beforeAll(() => late.load())

afterEach(cleanup)

const page = (language: Language = 'en') => (
  <TestFrame language={language}>
    <InvestmentPage />
  </TestFrame>
)
const open = (language?: Language) => render(page(language))
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('shows the figures of the town', () => {
  open()
  for (const figure of ['114,521', '₱5.2B+', '8.5%']) expect(screen.getByText(figure)).toBeTruthy()
  expect(document.querySelectorAll('.ui-stat')).toHaveLength(4)
})

it('leads every button of the head and the foot somewhere', () => {
  open()
  expect(hrefOf(/^Download Investment Guide/)).toBe('/documents/investment-guide-en.pdf')
  expect(hrefOf('Schedule a Meeting')).toMatch(/^\/\?department=planning&subject=.+#contact$/)
  expect(hrefOf('Contact Investment Office')).toMatch(
    /^\/\?department=planning&subject=.+#contact$/,
  )
  expect(hrefOf(/^Download Investor's Kit/)).toBe('/documents/investors-kit-en.pdf')
})

it.each<Language>(['en', 'fil'])('links in %s only to documents that are published', (language) => {
  open(language)
  const published = documents.map(({ id }) => `/documents/${id}.pdf`)
  const linked = [...document.querySelectorAll('a[href^="/documents/"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(new Set(linked).size).toBe(2)
  for (const href of linked) {
    expect(published).toContain(href)
    expect(href).toContain(`-${language}.pdf`)
  }
})

it('gets the guide in place of the dialogs where scripts are missing', () => {
  document.body.innerHTML = renderToString(page())
  const links = screen.getAllByRole('link', { name: /^Learn More .*\(PDF, \d+ kB\)/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(4).fill('/documents/investment-guide-en.pdf'),
  )
  document.body.replaceChildren()
})

it.each([
  ['Agri-processing', '₱50M-200M'],
  ['Agri-tourism', '₱20M-100M'],
  ['Logistics', '₱30M-150M'],
  ['Renewable energy', '₱100M-500M'],
])('tells more of %s in a dialog, with a telephone', (title, range) => {
  open()
  fireEvent.click(screen.getByRole('button', { name: `Learn More ${title}` }))
  const dialog = within(screen.getByRole('dialog', { name: title }))
  expect(dialog.getByText(range)).toBeTruthy()
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/\?department=planning&subject=.+#contact$/),
    expect.stringMatching(/^tel:/),
  ])
})

it('loads nothing from YouTube and says that the film opens in a new tab', () => {
  open('fil')
  const link = screen.getByRole('link', { name: /Panoorin sa YouTube.*magbubukas sa bagong tab/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(document.querySelector('iframe, img, video')).toBeNull()
})
