// @vitest-environment happy-dom
import type { Language } from '@portal/shared/i18n'
import { officeHours, saturdayOffices } from '@portal/shared/site'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import HomePage from './page.tsx'
import { TestFrame } from './test-frame.tsx'

vi.mock(import('@portal/shared/backend'), async (original) => {
  const list = { items: [], total: 0, arriving: false, error: null, refetch() {} } as const
  const loading = { ...list, status: 'loading' } as const
  const lists = { useNews: () => loading, useNewsPage: () => loading, useEvents: () => loading }
  return { ...(await original()), ...lists }
})

const pages = { en: await rendered('en'), fil: await rendered('fil') }

/** The page with the parts that come late, as compose renders it. */
async function rendered(language: Language): Promise<string> {
  const { prelude } = await prerender(
    <TestFrame language={language}>
      <HomePage />
    </TestFrame>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

it.each(['en', 'fil'] as const)('has one h1 and no heading level left out, in %s', (language) => {
  const levels = [...pages[language].matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1)
    return level
  }, 0)
})

it.each([
  'profile',
  'map',
  'pillars',
  'kalinaw',
  'kahigayunan',
  'kahimsog',
  'kalipay',
  'forms',
  'news',
  'events',
  'contact',
])('has the anchor #%s once in each language', (id) => {
  expect(pages.en.split(` id="${id}"`)).toHaveLength(2)
  expect(pages.fil.split(` id="${id}"`)).toHaveLength(2)
})

it.each([
  'Municipal Profile',
  '114,521',
  '₱606.3M',
  '1st Class',
  '711.28 km²',
  '33.35%',
  'Discover the Landscape',
  'Development Pillars',
  'Downloadable Forms',
  'Download Form',
  'News &amp; Updates',
  'Latest Headlines',
  'View All News',
  'Upcoming Events',
  'Contact Us',
  'View Images',
])('says "%s" without JavaScript', (words) => {
  expect(pages.en).toContain(words)
})

it('needs no inline style, which the security policy would block', () => {
  expect(pages.en).not.toContain(' style=')
})

it.each(['en', 'fil'] as const)('says in %s which offices are open on Saturday', (language) => {
  const text = pages[language].replace(/<[^>]*>/g, '')
  expect(text).toContain(`${officeHours.saturday[language]}: ${saturdayOffices[language]}`)
})

it('tells readers without JavaScript whom to call', () => {
  expect(pages.en).toMatch(/<noscript>.*News and events are loaded with JavaScript.*<\/noscript>/)
  expect(pages.en).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/)
})
