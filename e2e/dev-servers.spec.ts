import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hotlinesSheet } from '../shared/src/site/hotlines-sheet.ts'
import { root } from '../shared/vite/workspace.ts'
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

/** Changes a file of tracking until `look` has seen what comes of it, in the same document. */
async function whileEdited(
  page: Page,
  file: string,
  edit: (source: string) => string,
  look: () => Promise<void>,
) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const path = join(root, 'mf-tracking', file)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, edit(source))
    await look()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    writeFileSync(path, source)
  }
}

test('dev servers: a change in a section shows without a reload', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await whileEdited(
    page,
    'content/en/project-tracking.ts',
    (source) => source.replace(`'${before}'`, `'${before}, live'`),
    () => expect(heading).toHaveText(`${before}, live`),
  )
})

test('dev servers: a change of a page shows without a reload', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await whileEdited(
    page,
    'src/pages/project-tracking/page.tsx',
    (source) => source.replace('<Summary />', '<Summary /><p>Written just now</p>'),
    () => expect(page.getByText('Written just now')).toBeVisible(),
  )
})

test('dev servers: a change of styles shows without a reload', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await whileEdited(
    page,
    'src/styles.css',
    (source) => `${source}\nh1 { letter-spacing: 7px !important; }\n`,
    () => expect(heading).toHaveCSS('letter-spacing', '7px'),
  )
})
