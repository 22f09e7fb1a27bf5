import { expect, keptPaths, test, visit, waitUntilKept } from '../offline/support/offline.ts'
import { waitUntilAlive } from '../support/portal.ts'
import { askToSaveData, expectNothingExtra, isAlive, readToTheEnd, switchOf } from './support.ts'

test('a page that is only read costs the worker nothing more', async ({ page, front }) => {
  await visit(page, front, '/services')
  await page.getByRole('banner').getByRole('switch').check()
  // The worker learns of the choice when the browser rests.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/data-saver'))?.text()))
    .toBe('on')
  const kept = await keptPaths(page)
  front.asked.length = 0
  for (const path of ['/tourism', '/investment']) {
    await page.goto(front.url + path, { waitUntil: 'networkidle' })
    await readToTheEnd(page)
    await page.waitForTimeout(1000)
    expect(await isAlive(page)).toBe(false)
  }
  // The browser itself looks whether there is a newer worker.
  expectNothingExtra(front.asked.filter((address) => address !== '/service-worker.js'))
  // The second page's files were seen with `/services` only in part: it is not kept without them.
  expect(await keptPaths(page)).toEqual(kept)

  await switchOf(page).uncheck()
  await waitUntilAlive(page)
  await expect.poll(() => keptPaths(page)).toContain('/investment?language=en')
})

test('with Save-Data nothing is kept ahead', async ({ page, front }) => {
  await askToSaveData(page)
  await page.goto(`${front.url}/tourism`, { waitUntil: 'networkidle' })
  await page.getByRole('combobox').focus()
  await waitUntilAlive(page)
  await waitUntilKept(page, '/tourism')
  expect(await keptPaths(page)).toEqual(['/offline?language=en', '/tourism?language=en'])
  for (const path of ['/services', '/registry.json', '/search.en.json']) {
    expect(front.asked).not.toContain(path)
  }
})

test('where only the header of the request asks for it, the worker saves data too', async ({
  page,
  front,
}) => {
  await visit(page, front, '/services')
  const kept = await keptPaths(page)
  front.change = (_, answer) => {
    const timing = `${answer.headers['server-timing']}, save-data`
    return { ...answer, headers: { ...answer.headers, 'server-timing': timing } }
  }
  front.asked.length = 0
  await page.goto(`${front.url}/tourism`, { waitUntil: 'networkidle' })
  await expect(switchOf(page)).toBeChecked()
  await page.waitForTimeout(1000)
  expectNothingExtra(front.asked.filter((address) => address !== '/service-worker.js'))
  expect(await keptPaths(page)).toEqual(kept)
})

test('a saved copy comes alive by itself: its scripts are there', async ({ page, front }) => {
  await visit(page, front, '/services')
  await page.getByRole('banner').getByRole('switch').check()
  front.line = 'dead'
  await page.goto(`${front.url}/services`)
  await waitUntilAlive(page)
  await expect(page.getByText('No connection to the portal: this is the saved copy')).toBeVisible()
})
