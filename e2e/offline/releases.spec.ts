import type { Page } from '@playwright/test'
import type { Answer } from '../support/forward.ts'
import type { Front } from './support/front.ts'
import {
  expect,
  keptIn,
  keptPaths,
  openAlive,
  test,
  visit,
  waitUntilKept,
} from './support/offline.ts'

/** Has the portal publish its shell anew: other addresses of the same files, another site. */
function publish(front: Front, round: number): void {
  const mark = `-round${round}`
  front.addressOf = (address) => address.replace(/^(\/shell\/[\w.-]+?)-round\d+\//, '$1/')
  front.change = (path, answer) => {
    const headers: Answer['headers'] = {
      ...answer.headers,
      'server-timing': `site;desc="site${round}"`,
    }
    // The policy names the import map of the portal's own release.
    delete headers['content-security-policy']
    const isText =
      /html|json/.test(String(answer.headers['content-type'])) && !path.includes('/rest/')
    const body = isText
      ? String(answer.body)
          .replace(/(\/shell\/[\w.-]+?)\/client\//g, `$1${mark}/client/`)
          .replace(/"site":"\w+"/, `"site":"site${round}"`)
          .replace('</body>', `<p hidden>round ${round}</p></body>`)
      : answer.body
    return { ...answer, headers: { ...headers, etag: `"${round}"` }, body }
  }
}

const filesOf = (files: string[], round: number) =>
  files.filter((file) => file.includes(`-round${round}/`))

/** Waits until the saved copy of a page is that of a round. */
async function waitUntilRound(page: Page, path: string, round: number): Promise<void> {
  const read = () =>
    page.evaluate(
      async (key) => (await (await caches.match(key))?.text()) ?? '',
      `${path}?language=en`,
    )
  await expect.poll(read, { timeout: 30_000 }).toContain(`round ${round}<`)
}

test('a saved page comes alive with the releases of its own time', async ({ page, front }) => {
  publish(front, 1)
  await visit(page, front, '/tourism')
  publish(front, 2)
  // Only another page is seen after that.
  await openAlive(page, `${front.url}/services`)
  await waitUntilKept(page, '/services')
  await waitUntilRound(page, '/', 2)
  front.line = 'dead'
  front.addressOf = () => '/gone'
  const asked = front.asked.length
  await openAlive(page, `${front.url}/tourism`)
  await expect(page.getByText('round 1')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: 'Come up to the valley' })).toBeVisible()
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByText('round 2')).toBeAttached()
  expect(front.asked.length).toBeGreaterThan(asked)
})

test('of a new release only that is fetched whose content is new', async ({ page, front }) => {
  publish(front, 1)
  await visit(page, front, '/tourism')
  publish(front, 2)
  await openAlive(page, `${front.url}/tourism`)
  await waitUntilRound(page, '/tourism', 2)
  const named = filesOf(await keptIn(page, 'portal-named-files'), 2)
  expect(named.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2)
  expect(filesOf(front.asked, 2).filter((file) => file.endsWith('.js'))).toEqual([])
  // They work at their new addresses: their imports are looked for beside these.
  front.line = 'dead'
  await openAlive(page, `${front.url}/tourism`)
  await expect(page.getByText('round 2')).toBeAttached()
})

test('an open page goes on while the portal is published anew', async ({ page, front }) => {
  publish(front, 1)
  await visit(page, front, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  publish(front, 2)
  const other = await page.context().newPage()
  await visit(other, front, '/')
  front.line = 'dead'
  await page.getByRole('combobox', { name: 'Search this website' }).fill('permit')
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(page.getByRole('combobox', { name: 'Maghanap sa website na ito' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('old releases leave with the last document that names them', async ({ page, front }) => {
  publish(front, 1)
  await visit(page, front, '/tourism')
  const seen = ['/about', '/investment', '/services']
  for (const [index, path] of seen.entries()) {
    publish(front, index + 2)
    await openAlive(page, front.url + path)
    await waitUntilRound(page, '/offline', index + 2)
    await waitUntilRound(page, path, index + 2)
  }
  await expect.poll(() => keptPaths(page)).not.toContain('/tourism?language=en')
  expect(await keptPaths(page)).toContain('/about?language=en')
  // One file after the other.
  await expect.poll(async () => filesOf(await keptIn(page, 'portal-named-files'), 1)).toEqual([])
  const files = await keptIn(page, 'portal-named-files')
  for (const round of [2, 3, 4]) expect(filesOf(files, round).length).toBeGreaterThan(3)
})
