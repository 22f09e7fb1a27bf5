import { expect, type Page, test } from '@playwright/test'
import { releaseOf } from '../support/pages.ts'
import { waitUntilAlive } from '../support/portal.ts'
import type { Strike } from './support/fault-proxy.ts'
import { answerStatus, hang, late } from './support/strikes.ts'
import { expectPage, expectStandIn, heading, retry, type Visit, visit } from './support/visit.ts'

const message = 'The light at the bridge is out.'
const field = (page: Page) => page.getByLabel('Message', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const outage = (strike: Strike) => ({
  hits: (path: string) => path === releaseOf('home').entry,
  strike,
})

/** Writes into the document before it is alive, and goes on until only its plain text is there. */
async function writeEarly({ page }: Visit): Promise<string> {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await field(page).fill(message)
  const written = await field(page).elementHandle()
  await waitUntilAlive(page)
  const title = await heading(page).innerText()
  await expectStandIn(page, title)
  // The document is kept as it stands, not rendered anew.
  expect(await written?.evaluate((element) => element.isConnected)).toBe(true)
  expect(troubles).toEqual([])
  return title
}

test('what is written into plain text is kept by the page that comes late, and not before the field is left', async ({
  browser,
}) => {
  let arrive = () => {}
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const held: Strike = async (response, portal) => {
    await mayArrive
    await late(0)(response, portal)
  }
  await visit(browser, { outage: outage(held) }, async (met) => {
    const { page } = met
    const title = await writeEarly(met)
    await field(page).press('End')
    await field(page).pressSequentially(' Since Monday.')
    const arrived = page.waitForResponse((response) => response.url().includes('map-section'))
    arrive()
    await arrived
    // As long as a change that comes too early would take.
    await page.waitForTimeout(1000)
    await expect(send(page)).toBeDisabled()
    await expect(field(page)).toBeFocused()
    await field(page).blur()
    await expectPage(page, title)
    await expect(send(page)).toBeEnabled()
    await expect(field(page)).toHaveValue(`${message} Since Monday.`)
  })
})

const again: [how: string, ask: (page: Page) => Promise<unknown>, carries?: true][] = [
  ['is asked for again', retry],
  ['is asked for again by itself', (page) => field(page).blur(), true],
  [
    'comes back with the line, once the field is left',
    async (page) => {
      await field(page).focus()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.waitForTimeout(2000)
      await expect(field(page)).toBeFocused()
      await field(page).blur()
    },
  ],
]

for (const [how, ask, carries = false] of again) {
  test(`what is written into plain text is kept when the page ${how}`, async ({ browser }) => {
    await visit(browser, { carries, outage: outage(answerStatus(503)) }, async (met) => {
      const { page, proxy } = met
      const title = await writeEarly(met)
      proxy.set(null)
      await ask(page)
      await expectPage(page, title)
      await expect(send(page)).toBeEnabled()
      await expect(field(page)).toHaveValue(message)
    })
  })
}

for (const [how, touch] of [
  ['', async () => {}],
  // Browsers then keep the place themselves.
  [', also after a link was touched', (page: Page) => page.locator('#contact a').first().focus()],
] as const) {
  test(`what is read in plain text stays in its place when the page comes by itself${how}`, async ({
    browser,
  }) => {
    const broken = { carries: true, outage: outage(answerStatus(503)) }
    await visit(browser, broken, async ({ page, proxy }) => {
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await waitUntilAlive(page)
      const title = await heading(page).innerText()
      await expectStandIn(page, title)
      await touch(page)
      const label = page.getByText('Message', { exact: true })
      await label.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const place = () => label.evaluate((element) => element.getBoundingClientRect().top)
      const before = await place()
      proxy.set(null)
      await expectPage(page, title)
      await expect(send(page)).toBeEnabled()
      expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
    })
  })
}

test('where every address hangs, asking again loads another document, but not while something is written', async ({
  browser,
}) => {
  await visit(browser, { outage: outage(hang) }, async (met) => {
    const { page, proxy, loads } = met
    let failures = 0
    page.on('console', (message) => {
      if (message.text().includes('could not be loaded')) failures++
    })
    const title = await writeEarly(met)
    for (const count of [2, 3, 4]) {
      await retry(page)
      await expect.poll(() => failures, { timeout: 30_000 }).toBe(count)
    }
    proxy.set(null)
    await expect(field(page)).toHaveValue(message)
    expect(loads).toHaveLength(1)
    await field(page).fill('')
    await retry(page)
    await expectPage(page, title)
    await expect(send(page)).toBeEnabled()
    expect(loads).toHaveLength(2)
  })
})
