import { contractVersion } from '../../shared/src/section/index.ts'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { createCheckout } from './support/checkout.ts'
import { ownPortal } from './support/own-portal.ts'
import { startPortal } from './support/running-portal.ts'

const words = 'tourism.ts'
const oldLead = 'one is a good start.'
const newLead = 'one is a good start, the team says.'

const own = ownPortal()
let first: string | undefined

test.beforeAll(async () => {
  first = own.store.current('tourism')
})

test('a team with only its own section publishes it while visitors have the portal open', async ({
  page,
  request,
}) => {
  await page.goto(own.portal.url)
  await waitUntilAlive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // Meanwhile idle, the page has learned of the releases that go with it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/registry.json')),
  )
  const servicesBefore = await (await request.get(`${own.portal.url}/services`)).text()

  const team = createCheckout('mf-tourism')
  team.edit(`mf-tourism/content/en/${words}`, oldLead, newLead)
  const { code, output } = await own.store.run('release/publish.ts', ['tourism'], {
    checkout: team.folder,
  })
  expect(output).toContain(
    `tourism ${own.store.current('tourism')} is current, in place of ${first}`,
  )
  expect(output).toContain('pages rendered: tourism\n')
  expect(output).toContain('documents written: tourism\n')
  expect(code).toBe(0)
  expect(own.store.current('tourism')).not.toBe(first)

  await expect
    .poll(async () => (await request.get(`${own.portal.url}/tourism`)).text())
    .toContain(newLead)
  expect(await (await request.get(`${own.portal.url}/services`)).text()).toBe(servicesBefore)

  // The page that was open goes on with the release of its own time, and does not load anew.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page).toHaveURL(`${own.portal.url}/tourism`)
  await expect(page.getByText(oldLead)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByText(newLead)).toBeVisible()
})

test('a section brings pictures of its own, and what its code waits for keeps no command from ending', async ({
  page,
  request,
}) => {
  const team = createCheckout('mf-tracking')
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const source = 'mf-tracking/src/pages/project-tracking/page.tsx'
  team.write('mf-tracking/src/scenes/road.png', Buffer.from(pixel, 'base64'))
  team.edit(source, /^/, "import road from '../../scenes/road.png'\n")
  team.edit(source, 'export const late', 'setInterval(() => {}, 60_000)\n\nexport const late')
  team.edit(
    source,
    '<Container className="py-8">',
    '<Container className="py-8"><img src={road} alt="The road" width="1" height="1" />',
  )
  const { code, output } = await own.store.run('release/publish.ts', ['tracking'], {
    checkout: team.folder,
  })
  expect(code, output).toBe(0)

  const shown = () => page.getByRole('img', { name: 'The road' }).getAttribute('src')
  const address = `/sections/tracking/${own.store.current('tracking')}/client/assets/road-`
  await expect
    .poll(async () => (await request.get(`${own.portal.url}/project-tracking`)).text())
    .toContain(address)
  await page.goto(`${own.portal.url}/project-tracking`)
  const composed = await shown()
  await waitUntilAlive(page)
  expect(await shown()).toBe(composed)
  const picture = await request.get(own.portal.url + composed)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
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
  await page.goto(own.portal.url)
  await waitUntilAlive(page)
  await expect.poll(() => held).toBeTruthy()
  const rollback = await own.store.run('release/rollback.ts', ['tourism'])
  expect(rollback.code).toBe(0)
  await expect.poll(() => own.portal.log.at(-1)).toContain(own.store.registry().site)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  held?.()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page).toHaveURL(`${own.portal.url}/tourism`)
  await expect.poll(() => loads).toBe(1)
  await waitUntilAlive(page)
  await expect(page.getByText(oldLead)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})

test('a rollback needs no build, and lasts over a restart', async ({ request }) => {
  expect(own.store.current('tourism')).toBe(first)
  const last = own.store.registry().history.at(-1)
  expect(last).toMatchObject({ by: 'rollback', id: 'tourism', version: first })

  await own.portal.stop()
  own.portal = await startPortal(own.store)
  expect(own.store.current('tourism')).toBe(first)
  expect(await (await request.get(`${own.portal.url}/tourism`)).text()).not.toContain(newLead)

  const newer = last?.replaced ?? ''
  const { output } = await own.store.run('release/rollback.ts', ['tourism', newer])
  expect(output).toContain('pages rendered: none')
  expect(own.store.current('tourism')).toBe(newer)
})

test('a rollback to nowhere says what there is', async () => {
  const unknown = await own.store.run('release/rollback.ts', ['tourism', '9.9.9-none'])
  expect(unknown.output).toContain(`no release 9.9.9-none of tourism. The store has: `)
  expect(unknown.output).toContain(first ?? 'never')
  expect(unknown.code).toBe(1)
  const none = await own.store.run('release/rollback.ts', ['home'])
  expect(none.output).toContain('No release of home came before the current one.')
  expect(none.code).toBe(1)
})

test('the list of releases tells which is current, since when, its size and contract', async () => {
  const { output } = await own.store.run('release/releases.ts', ['tourism'])
  const lines = output.split('\n').filter((line) => line.includes('tourism'))
  expect(lines).toHaveLength(2)
  const current = lines.find((line) => line.includes(own.store.current('tourism') ?? ''))
  expect(current).toMatch(/current since \d{4}-.*\(rollback\)/)
  expect(current).toContain(contractVersion)
  expect(lines.find((line) => line.includes(first ?? ''))).toMatch(/until \d{4}-/)
  const mistyped = await own.store.run('release/releases.ts', ['toursim'])
  expect(mistyped.output).toContain('The store has no release of toursim. It has: shell, ')
  expect(mistyped.code).toBe(1)
})

test('another state of the checkout says that it takes back more than a release', async () => {
  const otherCode = 'made by another state of the checkout'
  const same = await own.store.run('release/recompose.ts')
  expect(same.code, same.output).toBe(0)
  expect(same.output).not.toContain(otherCode)
  const team = createCheckout('mf-tourism')
  team.edit('shared/src/site/hotlines.ts', /^/, '// As it was before a number was mended.\n')
  const other = await own.store.run('release/recompose.ts', [], { checkout: team.folder })
  expect(other.code, other.output).toBe(0)
  expect(other.output).toContain(otherCode)
})

test('what is not there cannot be published', async () => {
  const team = createCheckout('mf-tracking')
  const unknown = await own.store.run('release/publish.ts', ['home'], { checkout: team.folder })
  expect(unknown.output).toContain('There is no home in this checkout. It has: tracking.')
  expect(unknown.code).toBe(1)
  const none = await own.store.run('release/publish.ts')
  expect(none.output).toContain('Say what to publish')
  expect(none.code).toBe(1)
})
