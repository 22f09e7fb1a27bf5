import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hotlinesSheet } from '../shared/src/site/hotlines-sheet.ts'
import { root, sectionPort } from '../shared/vite/workspace.ts'
import { expectOneOfEach } from './singletons.ts'
import { expect, test, waitUntilAlive } from './support/portal.ts'

test.describe.configure({ mode: 'serial' })
// Dev servers optimize dependencies on first use and may reload the page once while they do.
test.use({
  expectedErrors: [[/Outdated Optimize Dep|504/, /\[vite\]/], { scope: 'test' }],
})

test('dev servers: one React, one language store, one notice area', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await expectOneOfEach(page)
})

test('dev servers: feeds, published documents and the sheet of hotlines answer as they do in the portal', async ({
  request,
}) => {
  for (const [path, type, content] of [
    ['/feeds/news.fil.xml', 'application/atom+xml', '<entry>'],
    ['/feeds/events.en.ics', 'text/calendar', 'BEGIN:VEVENT'],
    [hotlinesSheet.href, 'application/pdf', '%PDF-'],
    ['/documents/annual-budget-2026.pdf', 'application/pdf', '%PDF-'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain(type)
    expect(await answer.text(), path).toContain(content)
  }
  expect((await request.get('/feeds/messages.en.xml')).status()).toBe(404)
})

/** Opens the page of tracking, and waits until it hears of edits: a section's server tells none twice. */
async function openTracking(page: Page) {
  const origin = `http://localhost:${sectionPort('tracking')}`
  const connected = page.waitForEvent(
    'console',
    (message) =>
      message.text().includes('[vite] connected') && message.location().url.startsWith(origin),
  )
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await connected
}

/** Changes a file of tracking until `look` has seen what comes of it. */
async function whileEdited(
  file: string,
  edit: (source: string) => string,
  look: () => Promise<void>,
) {
  const path = join(root, 'mf-tracking', file)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, edit(source))
    await look()
  } finally {
    // What somebody has saved meanwhile is theirs.
    if (readFileSync(path, 'utf8') === edit(source)) writeFileSync(path, source)
  }
}

/** The same in an open page, which does not load anew. */
async function whileHot(page: Page, ...[file, edit, look]: Parameters<typeof whileEdited>) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await whileEdited(file, edit, async () => {
    await look()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('dev servers: a change in a section shows without a reload', async ({ page }) => {
  await openTracking(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await whileHot(
    page,
    'content/en/project-tracking.ts',
    (source) => source.replace(`'${before}'`, `'${before}, live'`),
    () => expect(heading).toHaveText(`${before}, live`),
  )
})

test('dev servers: a change of a page shows without a reload', async ({ page }) => {
  await openTracking(page)
  await whileHot(
    page,
    'src/pages/project-tracking/page.tsx',
    (source) => source.replace('<Summary />', '<Summary /><p>Written just now</p>'),
    () => expect(page.getByText('Written just now')).toBeVisible(),
  )
})

test.describe('where a page throws', () => {
  test.use({ expectedErrors: [[/no projects today/, /\[vite\]/], { scope: 'test' }] })

  test('dev servers: the page says what it threw, and is there again once that is mended', async ({
    page,
  }) => {
    await openTracking(page)
    await whileEdited(
      'src/pages/project-tracking/page.tsx',
      (source) => source.replace('  return (\n', "  throw new Error('no projects today')\n$&"),
      () => expect(page.locator('main pre')).toContainText('Error: no projects today'),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Tracking')
  })
})

test('dev servers: a change of styles shows without a reload', async ({ page }) => {
  await openTracking(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await whileHot(
    page,
    'src/styles.css',
    (source) => `${source}\nh1 { letter-spacing: 7px !important; }\n`,
    () => expect(heading).toHaveCSS('letter-spacing', '7px'),
  )
})

test('dev servers: what a section declares shows at once, and an edit half done takes no page away', async ({
  page,
  request,
}) => {
  const declaration = 'src/section.ts'
  await openTracking(page)
  const title = await page.title()
  await whileEdited(
    declaration,
    (source) => source.replaceAll("en: 'Project Tracking'", "en: 'Projects, live'"),
    () => expect(page).toHaveTitle(/^Projects, live/),
  )
  await expect(page).toHaveTitle(title)
  await page.goto('/tourism')
  await waitUntilAlive(page)
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const loadedAnew = async () => {
    await page.waitForFunction(() => !('sameDocument' in window))
    await waitUntilAlive(page)
  }
  await mark()
  await whileEdited(
    declaration,
    (source) => `${source}\nexport const {`,
    async () => {
      await loadedAnew()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come up to the valley')
      const answer = await request.get('/project-tracking')
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('Project Tracking')
      await mark()
    },
  )
  await loadedAnew()
})
