import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { createCheckout } from './support/checkout.ts'
import { type RunningPortal, startPortal } from './support/running-portal.ts'
import { createStore, type TestStore } from './support/store.ts'

test.describe.configure({ mode: 'serial' })

const words = 'tourism.ts'
const oldLead = 'one is a good start.'
const newLead = 'one is a good start, the team says.'

let store: TestStore
let portal: RunningPortal
let first: string | undefined

test.beforeAll(async () => {
  store = await createStore()
  portal = await startPortal(store)
  first = store.current('tourism')
})
test.afterAll(() => portal.stop())

test('a team with only its own section publishes it while visitors have the portal open', async ({
  page,
  request,
}) => {
  await page.goto(portal.url)
  await waitUntilAlive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // Meanwhile idle, the page has learned of the releases that go with it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/registry.json')),
  )
  const servicesBefore = await (await request.get(`${portal.url}/services`)).text()

  const team = createCheckout('mf-tourism')
  team.edit(`mf-tourism/content/en/${words}`, oldLead, newLead)
  const { code, output } = await store.run('release/publish.ts', ['tourism'], {
    checkout: team.folder,
  })
  expect(output).toContain(`tourism ${store.current('tourism')} is current, in place of ${first}`)
  expect(output).toContain('pages rendered: tourism\n')
  expect(output).toContain('documents written: tourism\n')
  expect(code).toBe(0)
  expect(store.current('tourism')).not.toBe(first)

  await expect
    .poll(async () => (await request.get(`${portal.url}/tourism`)).text())
    .toContain(newLead)
  expect(await (await request.get(`${portal.url}/services`)).text()).toBe(servicesBefore)

  // The page that was open goes on with the release of its own time, and does not load anew.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page).toHaveURL(`${portal.url}/tourism`)
  await expect(page.getByText(oldLead)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByText(newLead)).toBeVisible()
})

test('a page whose document is older than the published releases loads anew, once', async ({
  page,
}) => {
  // The first question for the releases is answered after something was published.
  let held: (() => void) | undefined
  await page.route(
    '**/registry.json',
    async (route) => {
      await new Promise<void>((resolve) => {
        held = resolve
      })
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto(portal.url)
  await waitUntilAlive(page)
  await expect.poll(() => held).toBeTruthy()
  const rollback = await store.run('release/rollback.ts', ['tourism'])
  expect(rollback.code).toBe(0)
  await expect.poll(() => portal.log.at(-1)).toContain(store.registry().site)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  held?.()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page).toHaveURL(`${portal.url}/tourism`)
  await waitUntilAlive(page)
  await expect(page.getByText(oldLead)).toBeVisible()
  expect(loads).toBe(1)
})

test('a rollback needs no build, and lasts over a restart', async ({ request }) => {
  expect(store.current('tourism')).toBe(first)
  const last = store.registry().history.at(-1)
  expect(last).toMatchObject({ by: 'rollback', id: 'tourism', version: first })

  await portal.stop()
  portal = await startPortal(store)
  expect(store.current('tourism')).toBe(first)
  expect(await (await request.get(`${portal.url}/tourism`)).text()).not.toContain(newLead)

  const newer = last?.replaced ?? ''
  const { output } = await store.run('release/rollback.ts', ['tourism', newer])
  expect(output).toContain('pages rendered: none')
  expect(store.current('tourism')).toBe(newer)
})

test('a rollback to nowhere says what there is', async () => {
  const unknown = await store.run('release/rollback.ts', ['tourism', '9.9.9-none'])
  expect(unknown.output).toContain(`no release 9.9.9-none of tourism. The store has: `)
  expect(unknown.output).toContain(first ?? 'never')
  expect(unknown.code).toBe(1)
  const none = await store.run('release/rollback.ts', ['home'])
  expect(none.output).toContain('No release of home came before the current one.')
  expect(none.code).toBe(1)
})

test('the list of releases tells which is current, since when, its size and contract', async () => {
  const { output } = await store.run('release/releases.ts', ['tourism'])
  const lines = output.split('\n').filter((line) => line.includes('tourism'))
  expect(lines).toHaveLength(2)
  expect(lines.find((line) => line.includes(store.current('tourism') ?? ''))).toMatch(
    /current since \d{4}-.*\(rollback\).*1\.0\.0/,
  )
  expect(lines.find((line) => line.includes(first ?? ''))).toMatch(/until \d{4}-/)
})
