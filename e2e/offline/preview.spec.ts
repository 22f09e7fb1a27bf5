import type { Answer } from '../support/forward.ts'
import type { Front } from './support/front.ts'
import { expect, keptPaths, openAlive, test, visit } from './support/offline.ts'

/** Answers as the portal does to a browser with a ticket: another release, which nobody may keep. */
function preview(front: Front): void {
  front.change = (path, answer) => {
    if (path.startsWith('/rest/') || /^\/(shell|sections)\//.test(path)) return answer
    const headers: Answer['headers'] = { ...answer.headers, 'cache-control': 'no-store' }
    const body = /html/.test(String(headers['content-type']))
      ? String(answer.body).replace('</body>', '<p>previewed</p></body>')
      : answer.body
    return { ...answer, headers, body }
  }
}

test('a preview is never kept, and no saved copy is shown in it', async ({ page, front }) => {
  await visit(page, front, '/services')
  const before = await keptPaths(page)
  await page.goto(`${front.url}/preview/ticket`)
  preview(front)
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByText('previewed')).toBeAttached()
  await openAlive(page, `${front.url}/tourism`)
  // As long as keeping it would take.
  await page.waitForTimeout(2000)
  expect(await keptPaths(page)).toEqual(before)
  const documents = await page.evaluate(async () => {
    const cache = await caches.open('portal-documents')
    const saved = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    return Promise.all(saved.map((response) => response?.text()))
  })
  expect(documents.filter((html) => html?.includes('previewed'))).toEqual([])

  front.line = 'dead'
  await expect(page.goto(`${front.url}/services`)).rejects.toThrow(/ERR_/)
})

test('it begins with its link, before the first document has come', async ({
  page,
  context,
  front,
}) => {
  await visit(page, front, '/services')
  // The portal refuses this one, and says nothing of a preview: only the link itself was seen.
  await page.goto(`${front.url}/preview/ticket`)
  front.line = 'dead'
  await expect(page.goto(`${front.url}/services`)).rejects.toThrow(/ERR_/)
  front.line = 'open'
  const after = await context.newPage()
  await openAlive(after, `${front.url}/services`)
  front.line = 'dead'
  await openAlive(after, `${front.url}/services`)
  await expect(
    after.getByText(/No connection to the portal: this is the saved copy of/),
  ).toBeVisible()
})
