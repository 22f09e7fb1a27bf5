// @vitest-environment happy-dom
import { type Language, LanguageProvider, languages } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { departments, officeHours } from '@portal/shared/site'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type OfficeId, offices } from '../../../content/facts/offices.ts'
import { officials } from '../../../content/facts/officials.ts'
import { departmentHeadsCopy } from '../../copy/department-heads.ts'
import DepartmentHeadsPage, { late } from './page.tsx'

beforeAll(() => late.load())

// Each test is an entry of the history of its own.
beforeEach(() => history.replaceState({ key: crypto.randomUUID() }, '', '#'))

afterEach(cleanup)

function renderHeads(language: Language = 'en') {
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <DepartmentHeadsPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

const cards = () => offices.flatMap(({ id }) => document.getElementById(id) ?? [])
const shown = () => cards().map(({ id }) => id)

it('shows fourteen officers with status, duties and ways to reach them', () => {
  renderHeads()
  expect(cards()).toHaveLength(14)
  for (const card of cards()) {
    expect(card.textContent).toMatch(/Department Head|Officer-in-Charge/)
    expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    expect(card.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(card.querySelector('a[href^="mailto:"]')).not.toBeNull()
    expect(card.textContent).toContain('Mon-Fri 8:00 AM-5:00 PM')
  }
})

it.each(languages)('names Saturday only with the offices that are open then, in %s', (language) => {
  renderHeads(language)
  const { length } = offices.filter(({ hours }) => hours === 'saturday')
  const between = document.body.textContent.split(officeHours.saturday[language])
  expect(between).toHaveLength(length + 1)
})

it.each(languages)('names each officer and the position in %s', (language) => {
  renderHeads(language)
  for (const card of cards()) {
    const id = card.id as OfficeId
    expect(within(card).getByText(officials[id])).toBeDefined()
    expect(within(card).getByText(departmentHeadsCopy[language].offices[id].position)).toBeDefined()
  }
})

it('opens the contact form with an office that the form knows', () => {
  renderHeads()
  const known: string[] = departments.map(({ id }) => id)
  for (const card of cards()) {
    const link = within(card).getByRole('link', { name: /^Contact Office: / })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://portal.test')
    expect(known).toContain(searchParams.get('department'))
    expect(searchParams.get('subject')).toContain(card.querySelector('h3')?.textContent)
  }
})

it('finds an office by what it does, in the language of the page', async () => {
  renderHeads('fil')
  await userEvent.type(screen.getByRole('searchbox'), 'sedula')
  expect(shown()).toEqual(['treasurer'])
  expect(screen.getByRole('status').textContent).toBe('Ipinapakita ang 1 sa 14 na pinuno')
})

it.each(['#', '#treasurer'])(
  'shows the officers again that were found, to whoever comes back to %s',
  async (place) => {
    history.replaceState(history.state, '', place)
    renderHeads()
    await userEvent.type(screen.getByRole('searchbox'), 'seeds')
    const found = shown()
    expect(found.length).toBeLessThan(14)
    expect(found).not.toContain('treasurer')
    cleanup()
    renderHeads()
    expect(shown()).toEqual(found)
  },
)

it.each([
  ['en', 'land tax'],
  ['en', 'seeds'],
  ['en', 'birth certificate'],
  ['fil', 'amilyar'],
  ['fil', 'binhi'],
  ['fil', 'birth certificate'],
] as const)('finds what the hint gives as an example, in %s: %s', async (language, example) => {
  renderHeads(language)
  expect(departmentHeadsCopy[language].list.searchHint).toContain(example)
  await userEvent.type(screen.getByRole('searchbox'), example)
  expect(shown().length).toBeGreaterThan(0)
})

it.each([
  ['pwd', 'social-services'],
  ['senior', 'social-services'],
  ['tulong pampalibing', 'social-services'],
  ['ospital', 'social-services'],
  ['doktor', 'health'],
  ['gamot', 'health'],
  ['ambulansya', 'disaster'],
  ['lisensya', 'business-license'],
  ['real property tax', 'treasurer'],
  ['titulo', 'assessor'],
  ['kalsada', 'engineering'],
] as const)('knows what residents say: %s', async (words, office) => {
  renderHeads()
  await userEvent.type(screen.getByRole('searchbox'), words)
  await waitFor(() => expect(shown()).toContain(office))
  expect(shown().length).toBeLessThan(7)
})

it('narrows to the officers-in-charge', async () => {
  renderHeads()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Officer-in-Charge')
  expect(shown()).toEqual(['assessor', 'agriculture', 'business-license', 'disaster'])
})

it('helps on when nothing matches', async () => {
  renderHeads()
  await userEvent.type(screen.getByRole('searchbox'), 'spaceship')
  expect(shown()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show all officers' }))
  expect(shown()).toHaveLength(14)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it.each([
  ['en', 'amilyar', 'treasurer'],
  ['fil', 'assessor', 'assessor'],
] as const)('knows the words of both languages, in %s: %s', async (language, word, office) => {
  renderHeads(language)
  await userEvent.type(screen.getByRole('searchbox'), word)
  expect(shown()).toContain(office)
})
