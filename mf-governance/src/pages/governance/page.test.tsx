// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { secretariat } from '../../../content/facts/council.ts'
import { mayorOffice } from '../../../content/facts/mayor.ts'
import { offices } from '../../../content/facts/offices.ts'
import GovernancePage, { late } from './page.tsx'

beforeAll(late.load)
afterEach(cleanup)

function renderGovernance(hash = '', language: Language = 'en') {
  window.history.replaceState(null, '', `/governance${hash}`)
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <GovernancePage />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent
const panel = (id: string) => document.getElementById(id) as HTMLElement
const targets = (id: string) =>
  [...panel(id).querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('has five tabs and starts with mission and vision', () => {
  renderGovernance()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Mission & Vision',
    'The Mayor',
    'Sangguniang Bayan',
    'Department Heads',
    'Development Agenda',
  ])
  expect(selected()).toBe('Mission & Vision')
})

it.each([
  ['#mission', 'Misyon at Bisyon'],
  ['#mayor', 'Ang Punong Bayan'],
  ['#sangguniang-bayan', 'Sangguniang Bayan'],
  ['#department-heads', 'Mga Pinuno ng Tanggapan'],
  ['#development-agenda', '4K Agendang Pangkaunlaran'],
])('opens the tab that %s names', (hash, label) => {
  renderGovernance(hash, 'fil')
  expect(selected()).toBe(label)
})

it('gives every tab an address', async () => {
  renderGovernance()
  await userEvent.click(screen.getByRole('tab', { name: 'Department Heads' }))
  expect(window.location.hash).toBe('#department-heads')
})

it('leads to the officer of each office', () => {
  renderGovernance()
  const links = targets('department-heads')
  for (const { id } of offices) expect(links).toContain(`/governance/department-heads#${id}`)
  expect(panel('department-heads').textContent?.match(/Officer-in-Charge/g)).toHaveLength(4)
})

it('comes with the telephone of every office', () => {
  renderGovernance()
  expect(panel('mayor').textContent).toContain(mayorOffice.phone)
  expect(panel('sangguniang-bayan').textContent).toContain(secretariat.phone)
  for (const { phone } of offices) expect(panel('department-heads').textContent).toContain(phone)
})

it('leads to each pillar', () => {
  renderGovernance()
  const links = targets('development-agenda')
  for (const id of ['kalinaw', 'kahigayunan', 'kahimsog', 'kalipay']) {
    expect(links).toContain(`/governance/development-agenda#${id}`)
  }
})
