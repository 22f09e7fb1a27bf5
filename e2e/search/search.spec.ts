import { get } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { writeFigures } from '../../platform/test/figures.ts'
import { searchFeedHref } from '../../shared/src/backend/search-feed.ts'
import { type Language, languages } from '../../shared/src/i18n/language.ts'
import { emergencyNumbers, nationalHotlines } from '../../shared/src/site/hotlines.ts'
import { hotlinesSheet } from '../../shared/src/site/hotlines-sheet.ts'
import { emergencyPlace } from '../../shell/content/facts/danger-words.ts'
import { everydayNames } from '../../shell/content/facts/everyday-names.ts'
import { createEngine } from '../../shell/src/search/engine.ts'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import { searchIndex } from '../../shell/src/search/load-search.ts'
import { allPages } from '../support/pages.ts'
import { expect, open, test } from '../support/portal.ts'
import { portal } from '../support/servers.ts'
import { type Questions, questions, unseenQuestions } from './questions.ts'
import { calmWords, urgentQuestions } from './urgent-questions.ts'

/** Most bytes of code and index of one language, as sent with brotli. What is news comes beside them. */
const budget = 40_000

/** Least shares of questions whose answer is among the first three results. */
const wanted = { own: 0.95, unseen: 0.85, other: 0.88 }

// One after the other: the last test writes down what the others found.
test.describe.configure({ mode: 'serial' })

const names: Record<Language, string> = { en: 'English', fil: 'Filipino' }
const rows: string[] = []
const sizes: string[] = []
const missed: string[] = []

for (const language of languages) {
  test(`a resident's words find the right page in ${language}`, async ({ request }) => {
    const find = await engineOf(request, language)
    const otherLanguage = languages.find((candidate) => candidate !== language) ?? language
    const own = ask(find, questions, language)
    const unseen = ask(find, unseenQuestions, language)
    const other = ask(find, questions, otherLanguage)
    expect(questions[language].length).toBeGreaterThanOrEqual(30)
    for (const [answered, least] of [
      [own, wanted.own],
      [unseen, wanted.unseen],
      [other, wanted.other],
    ] as const) {
      const misses = `Not among the first three:\n${answered.misses.join('\n')}`
      expect.soft(answered.third / answered.all, misses).toBeGreaterThanOrEqual(least)
    }
    rows.push(
      row(`in ${names[language]}`, own),
      row(`in ${names[language]}, never tuned for`, unseen),
      row(`in ${names[otherLanguage]}, on the ${names[language]} portal`, other),
    )
    missed.push(...own.misses, ...unseen.misses)
    expect(test.info().errors).toEqual([])
  })

  test(`who is in danger finds help first, in whichever language of the two, in ${language}`, async ({
    request,
  }) => {
    const find = await engineOf(request, language)
    for (const { questions, answers } of urgentQuestions) {
      for (const words of questions.trim().split(/,\s+/))
        expect.soft(answers, words).toContain(find(words)[0]?.to)
    }
    const calm = [...Object.values(questions).flat(), ...Object.values(unseenQuestions).flat()]
    for (const [words, ...answers] of calm) {
      if (answers.some((answer) => answer === emergencyPlace)) continue
      expect.soft(find(words)[0]?.to, words).not.toBe(emergencyPlace)
    }
    for (const words of calmWords) expect.soft(find(words)[0]?.to, words).not.toBe(emergencyPlace)
    expect(test.info().errors).toEqual([])
  })

  test(`every page is the first result of its own title in ${language}`, async ({ request }) => {
    const find = await engineOf(request, language)
    const titled = allPages.filter((page) => page.language === language)
    expect(titled.length).toBeGreaterThan(20)
    for (const { path, title } of titled) {
      expect.soft(find(title)[0]?.to, title).toBe(path)
    }
    expect(test.info().errors).toEqual([])
  })

  test(`what residents call a place is found first in ${language}`, async ({ request }) => {
    const find = await engineOf(request, language)
    for (const [place, names] of Object.entries(everydayNames)) {
      for (const name of names) expect.soft(find(name)[0]?.to, name).toBe(place)
    }
    expect(test.info().errors).toEqual([])
  })

  test(`a project is found by its reference alone in ${language}`, async ({ request }) => {
    const find = await engineOf(request, language)
    const response = await request.get(searchIndex(language))
    const [reference = ''] = /KLN-\d{4}-[A-Z]-\d{3}/.exec(await response.text()) ?? []
    const hits = find(reference)
    expect(hits.length).toBeGreaterThan(0)
    for (const { title, snippet } of hits) expect(snippet, title).toContain(reference)
    expect(find('KLN-2026-I-099')).toEqual([])
  })

  test(`every paper of a project is found, and says which it is, in ${language}`, async ({
    request,
  }) => {
    const find = await engineOf(request, language)
    for (const reference of ['KLN-2026-I-011', 'KLN-2026-G-027']) {
      const papers = find(reference).filter(({ kind }) => kind === 'document')
      expect(papers, reference).toHaveLength(4)
      expect(new Set(papers.map(({ title, page }) => `${title}, ${page}`)).size).toBe(4)
    }
  })

  test(`every hotline is found by number and by name in ${language}`, async ({ request }) => {
    const find = await engineOf(request, language)
    const hotlines = [...emergencyNumbers, ...nationalHotlines]
    const names = hotlines.flatMap(({ name }) => Object.values(name))
    for (const words of [...hotlines.map(({ number }) => number), ...names, 'sunog', 'hotline']) {
      const [first] = find(words)
      expect.soft(first?.to, words).toBe(emergencyPlace)
    }
    expect(find('mmda 1556')[0]?.title).toBe('MMDA: 1556')
    expect(find('hotline').map(({ to }) => to)).toContain(hotlinesSheet.href)
    expect(test.info().errors).toEqual([])
  })

  test(`code and index are fetched at first use and light in ${language}`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/privacy-policy', language)
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain(searchIndex(language))
    const before = new Set(asked)
    await page.getByRole('banner').getByRole('combobox').fill('permit')
    await expect(page.getByRole('option').first()).toBeVisible()
    const fetched = asked.filter((path) => !before.has(path))
    for (const path of fetched.filter((path) => path.endsWith('.js'))) {
      const code = await (await page.request.get(path)).text()
      expect(code, `${path}: Safari before 16.4 has no lookbehind`).not.toMatch(/\(\?<[=!]/)
    }
    const bytes = await Promise.all(fetched.map(bytesOf))
    const sum = bytes.reduce((total, size) => total + size, 0)
    const sizeOf = (path: string) => bytes[fetched.indexOf(path)] ?? 0
    const [index, news] = [sizeOf(searchIndex(language)), sizeOf(searchFeedHref(language))]
    expect(index).toBeGreaterThan(1000)
    expect(news).toBeGreaterThan(1000)
    const code = sum - index - news
    const largest = await largestPages(page.request, language)
    const remedy = `Most text is from ${largest}: mark what nobody looks for with data-search-skip, or lower longestText of the index.`
    expect(
      index + code,
      `${kB(index)} kB of index, ${kB(code)} kB of code. ${remedy}`,
    ).toBeLessThanOrEqual(budget)
    expect(code).toBeGreaterThan(1000)
    sizes.push(
      `${kB(index)} kB of index, ${kB(code)} kB of code and ${kB(news)} kB of news in ${names[language]}`,
    )
  })
}

test('the figures of the search', () => {
  expect(rows).toHaveLength(3 * languages.length)
  expect(sizes).toHaveLength(languages.length)
  const text = [
    '| questions | number | first result | among the first three |',
    '|---|---|---|---|',
    ...rows,
    '',
    `To be fetched at first use: ${sizes.join('; ')}; at most ${kB(budget)} kB of index and code are allowed together.`,
    '',
    'Not among the first three, in the portal’s own language:',
    '',
    ...missed,
  ]
  writeFigures('search', text.join('\n'), 'search')
})

/** The five pages with the most text in the index. */
async function largestPages(request: APIRequestContext, language: Language): Promise<string> {
  const entries: SearchEntry[] = await (await request.get(searchIndex(language))).json()
  const sizes = new Map<string, number>()
  for (const entry of entries) {
    const { pathname } = new URL(entry.to, portal.url)
    sizes.set(pathname, (sizes.get(pathname) ?? 0) + JSON.stringify(entry).length)
  }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([path]) => path)
    .join(', ')
}

type Find = Awaited<ReturnType<typeof createEngine>>

async function engineOf(request: APIRequestContext, language: Language): Promise<Find> {
  const response = await request.get(searchIndex(language))
  return createEngine(await response.json())
}

function ask(find: Find, asked: Questions, language: Language) {
  const ranks = asked[language].map(([words, ...answers]) => {
    const rank = find(words).findIndex(({ to }) => answers.some((answer) => isAnswered(to, answer)))
    return { words, answers, rank: rank === -1 ? Number.POSITIVE_INFINITY : rank }
  })
  return {
    all: ranks.length,
    first: ranks.filter(({ rank }) => rank === 0).length,
    third: ranks.filter(({ rank }) => rank < 3).length,
    misses: ranks
      .filter(({ rank }) => rank >= 3)
      .map(({ words, answers, rank }) => {
        const place = Number.isFinite(rank) ? `comes as number ${rank + 1}` : 'is not found'
        return `- “${words}”: \`${answers[0]}\` ${place}`
      }),
  }
}

/** A page without an anchor is also answered by any part of it. */
function isAnswered(to: string, answer: string): boolean {
  return to === answer || to.split('#')[0] === answer
}

function row(name: string, { all, first, third }: ReturnType<typeof ask>): string {
  const share = (count: number) => `${count} (${Math.round((count / all) * 100)} %)`
  return `| ${name} | ${all} | ${share(first)} | ${share(third)} |`
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).replace('.0', '')
}

/** Bytes of a file as sent to a browser that takes brotli. */
function bytesOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    get(portal.url + path, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
