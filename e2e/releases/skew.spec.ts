import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { type Checkout, createCheckout } from './support/checkout.ts'
import { ownPortal } from './support/own-portal.ts'

/** A page that looks for files that are gone says so in the console. */
const gone = [
  /404 \(Not Found\)/,
  /could not be loaded/,
  /Failed to (fetch|load)|ERR_ABORTED|ERR_FAILED/,
  /Refused to apply style/,
  /is already registered/,
]
test.use({ expectedErrors: [gone, { scope: 'test' }] })

const own = ownPortal()

/** Publishes two more releases, one after the other. */
async function publishTwice(id: string, change: (team: Checkout, round: number) => void) {
  const team = createCheckout(id === 'shell' ? 'shell' : `mf-${id}`)
  for (const round of [1, 2]) {
    change(team, round)
    const { code, output } = await own.store.run('release/publish.ts', [id], {
      checkout: team.folder,
    })
    expect(code, output).toBe(0)
  }
  await expect.poll(() => own.portal.log.at(-1)).toContain(own.store.registry().site)
}

/** Deletes all releases but the current ones, as if a page had been open for months. */
function deleteOldReleases() {
  const { shell, sections } = own.store.registry()
  const current = { shell: shell.version, ...versionsOf(sections) }
  for (const [id, version] of Object.entries(current)) {
    const folder = join(own.store.store, id === 'shell' ? 'shell' : `sections/${id}`)
    for (const name of readdirSync(folder)) {
      if (name !== version) rmSync(join(folder, name), { recursive: true })
    }
  }
}

function versionsOf(sections: Record<string, { version: string }>) {
  return Object.fromEntries(Object.entries(sections).map(([id, { version }]) => [id, version]))
}

async function openHome(page: Page) {
  await page.goto(own.portal.url)
  await waitUntilAlive(page)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/registry.json')),
  )
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  return loads
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a page opened two releases of a section ago keeps working, and loads anew once when they are gone', async ({
  page,
  browser,
}) => {
  const loads = await openHome(page)
  // A browser of its own: it must not find the old files in the other one's cache.
  const idle = await browser.newPage()
  const idleLoads = await openHome(idle)
  await publishTwice('tourism', (team, round) =>
    team.edit(
      'mf-tourism/content/en/tourism.ts',
      /title: 'Come[^']*'/,
      `title: 'Come up, ${round}'`,
    ),
  )
  await footerLink(page, 'Tourism').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Come up to the valley' })).toBeVisible()
  await footerLink(page, 'Project Tracking').click()
  await expect(page).toHaveURL(`${own.portal.url}/project-tracking`)
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  expect(loads).toEqual([])

  deleteOldReleases()
  await footerLink(idle, 'Tourism').click()
  await expect(idle.getByRole('heading', { level: 1, name: 'Come up, 2' })).toBeVisible()
  await waitUntilAlive(idle)
  expect(idleLoads).toEqual([`${own.portal.url}/tourism`])

  // What fails after that is not cured by another reload, and the page's text is shown all the same.
  await idle.route('**/sections/governance/**/remoteEntry.js*', (route) => route.abort())
  await idle.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(
    idle.getByRole('heading', { level: 1, name: 'Municipality of Kalinawan' }),
  ).toBeVisible()
  await idle
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Governance', exact: true })
    .click()
  await expect(idle.getByRole('heading', { level: 1, name: 'Governance' })).toBeVisible({
    timeout: 15_000,
  })
  expect(idleLoads).toHaveLength(1)
  await idle.close()
})

test('a page opened two releases of the shell ago keeps working, and a kept document loads anew once when they are gone', async ({
  page,
  browser,
}) => {
  const old = await (await page.request.get(own.portal.url)).text()
  const loads = await openHome(page)
  await publishTwice('shell', (team, round) =>
    team.edit('shell/content/en/footer.ts', /quickLinks: '[^']*'/, `quickLinks: 'Links ${round}'`),
  )
  await footerLink(page, 'Project Tracking').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  expect(loads).toEqual([])
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByRole('contentinfo').getByText('Links 2')).toBeVisible()

  deleteOldReleases()
  // A browser that has none of the old files.
  const other = await browser.newPage()
  const otherLoads: string[] = []
  other.on('load', () => otherLoads.push(other.url()))
  await other.route(
    `${own.portal.url}/`,
    (route) => route.fulfill({ body: old, contentType: 'text/html' }),
    { times: 1 },
  )
  await other.goto(own.portal.url)
  await waitUntilAlive(other)
  await expect(other.getByRole('contentinfo').getByText('Links 2')).toBeVisible()
  expect(otherLoads).toHaveLength(2)
  await other.close()
})

test('a kept document that stays old is readable, and does not load again and again', async ({
  page,
}) => {
  const html = (await (await page.request.get(own.portal.url)).text()).replaceAll(
    `/shell/${own.store.current('shell')}/`,
    '/shell/1.0.0-gone/',
  )
  let answers = 0
  await page.route(`${own.portal.url}/`, (route) => {
    answers += 1
    // Only the question whether there is something newer is answered by the portal.
    return route.request().isNavigationRequest()
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.continue()
  })
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  await page.goto(own.portal.url)
  await expect.poll(() => answers).toBeGreaterThan(2)
  await page.waitForTimeout(2_000)
  // Once as it was kept, and once anew; each asked whether there is a newer one, the second once more
  // with the shell that it goes on asking for, less and less often.
  expect(loads).toHaveLength(2)
  expect(answers).toBeLessThanOrEqual(5)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
