import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('dev servers: a change in a section shows without a reload', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const file = join(root, 'mf-tracking/content/en/project-tracking.ts')
  const source = readFileSync(file, 'utf8')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  try {
    writeFileSync(file, source.replace(`'${before}'`, `'${before}, live'`))
    await expect(heading).toHaveText(`${before}, live`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    writeFileSync(file, source)
  }
})
