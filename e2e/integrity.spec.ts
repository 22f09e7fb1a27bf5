import type { Page } from '@playwright/test'
import { writeFigures } from '../platform/test/figures.ts'
import type { Registry } from '../shared/src/section/index.ts'
import { releases } from './support/pages.ts'
import { expect, test, waitUntilAlive, waitUntilWhole } from './support/portal.ts'

// The browser says for every script it refuses that it does.
test.use({
  expectedErrors: [
    [/integrity|Integrity/, /ERR_FAILED|Failed to load/, /TrustedScriptURL/, /could not be loaded/],
    { scope: 'test' },
  ],
})

/** What became of a script that a page asked for: it ran, or it was refused. */
async function importEach(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (list) => {
    const outcomes: string[] = []
    for (const address of list) {
      outcomes.push(
        await import(address).then(
          () => 'ran',
          () => 'refused',
        ),
      )
    }
    return outcomes
  }, addresses)
}

async function pinnedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}'
    return Object.keys(JSON.parse(map).integrity)
  })
}

/** Keeps the shell from starting, as where data is saved: what runs is what the test imports. */
async function openAsleep(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'))
  await page.goto(path)
}

let altered = 0

test.describe.configure({ mode: 'serial' })

for (const { id, pages } of releases) {
  test(`no script of ${id} runs once it was altered`, async ({ page }) => {
    const asked = new Set<string>()
    await page.route(/\/client\/.*\.js$/, async (route) => {
      const response = await route.fetch()
      asked.add(new URL(route.request().url()).pathname)
      const body = `globalThis.altered = true;\n${await response.text()}`
      await route.fulfill({ response, body })
    })
    await openAsleep(page, pages[0]?.path ?? '/')
    const own = id === 'shell' ? '/shell/' : `/sections/${id}/`
    const scripts = (await pinnedScripts(page)).filter((address) => address.startsWith(own))
    expect(scripts.length).toBeGreaterThan(3)
    expect(await importEach(page, scripts)).toEqual(scripts.map(() => 'refused'))
    expect([...asked].sort()).toEqual([...scripts].sort())
    expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
    altered += scripts.length
  })
}

test('the figures of altered files', () => {
  expect(altered).toBeGreaterThan(80)
  writeFigures(
    'integrity',
    `Every script of every release was altered by one statement in front: ${altered} files, of which Chromium ran 0.`,
  )
})

test('as they were published, the entry, the declaration and the pages of a section run', async ({
  page,
}) => {
  await page.goto('/tourism')
  await waitUntilAlive(page)
  const scripts = await pinnedScripts(page)
  const started = scripts.filter((address) => /\/(remoteEntry|section|page\d*)\.js$/.test(address))
  expect(started.length).toBeGreaterThan(3)
  expect(await importEach(page, started)).toEqual(started.map(() => 'ran'))
})

test('a script that no document pins is refused, wherever it lies', async ({ page, request }) => {
  await page.route('**/shell/unpublished.js', (route) =>
    route.fulfill({ body: 'globalThis.altered = true', contentType: 'text/javascript' }),
  )
  await page.goto('/')
  await waitUntilAlive(page)
  const registry: Registry = await (await request.get('/registry.json')).json()
  const foreign = registry.sections.find(({ id }) => id === 'tourism')?.entry ?? ''
  // Another section's release is pinned only once the shell has asked for it.
  expect(await importEach(page, ['/shell/unpublished.js', foreign])).toEqual(['refused', 'refused'])
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.src = '/shell/unpublished.js'
    } catch (error) {
      return (error as Error).name
    }
    return 'taken'
  })
  expect(outcome).toBe('TypeError')
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
})

test('a section that is opened by a link is pinned as well', async ({ page }) => {
  await page.route('**/sections/tracking/**/page*.js', async (route) => {
    const response = await route.fetch()
    const body = `globalThis.altered = true;\n${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  // Until the footer is alive too, its links are the browser's own and bring a new document.
  await waitUntilWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This is a plain copy of the page')
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
})
