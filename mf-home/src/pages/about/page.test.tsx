// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { Seal } from '@portal/shared/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sealColors } from '../../../content/facts/about.ts'
import { profileFigures } from '../../../content/facts/home.ts'
import { aboutCopy } from './copy.ts'
import AboutPage, { late } from './page.tsx'

beforeAll(() => late.load())

afterEach(cleanup)

function renderAbout(hash = '', language: Language = 'en') {
  window.history.replaceState(null, '', `/about${hash}`)
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <AboutPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('has four tabs and starts with the town profile', () => {
  renderAbout()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Town Profile', 'History', 'Municipal Seal', 'Agenda'])
  expect(selected()).toBe('Town Profile')
})

it.each([
  ['#profile', 'Profile ng Bayan'],
  ['#history', 'Kasaysayan'],
  ['#seal', 'Sagisag ng Bayan'],
  ['#agenda', 'Agenda'],
])('opens the tab that %s names', (hash, label) => {
  renderAbout(hash, 'fil')
  expect(selected()).toBe(label)
})

it('prints the profile figures, and those of the home page beside them', () => {
  renderAbout()
  const profile = document.getElementById('profile')?.textContent ?? ''
  for (const figure of ['108,542', '29', '519.02 km²', '209/km²', '45%', '96.2%']) {
    expect(profile).toContain(figure)
  }
  const onHomePage = profileFigures
    .filter(({ id }) => ['population', 'barangays', 'landArea'].includes(id))
    .map(({ value }) => value.en)
  for (const figure of onHomePage) expect(profile).toContain(figure)
})

it('tells the history in four steps', () => {
  renderAbout('#history')
  expect(aboutCopy.en.history.events.map(({ when }) => when)).toEqual([
    '1948',
    '1950s',
    '1970s',
    '2000s',
  ])
  const history = document.getElementById('history')?.textContent ?? ''
  for (const { title } of aboutCopy.en.history.events) expect(history).toContain(title)
})

it('explains only colours that the seal has', async () => {
  const { prelude } = await prerender(<Seal />)
  const artwork = await new Response(prelude).text()
  for (const [name, hex] of Object.entries(sealColors)) expect(artwork, name).toContain(hex)
})

it('names six core values', () => {
  expect(aboutCopy.en.seal.values).toHaveLength(6)
})

it('leads on to the map and the whole agenda', () => {
  renderAbout()
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(targets).toContain('/#map')
  expect(targets).toContain('/governance/development-agenda')
})
