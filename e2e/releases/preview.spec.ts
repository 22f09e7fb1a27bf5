import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { createCheckout } from './support/checkout.ts'
import { ownPortal } from './support/own-portal.ts'

const oldLead = 'one is a good start.'
const newLead = 'one is a good start, we hope.'

const own = ownPortal()
let link: string
let version: string

test('a preview shows an unpublished release to one browser, says so, and ends', async ({
  page,
  browser,
}) => {
  const team = createCheckout('mf-tourism')
  team.edit('mf-tourism/content/en/tourism.ts', oldLead, newLead)
  const before = own.store.registry()
  const { code, output } = await own.store.run('preview/main.ts', ['tourism'], {
    checkout: team.folder,
  })
  expect(code).toBe(0)
  expect(own.store.registry()).toEqual(before)
  link = /\/preview\/\S+/.exec(output)?.[0] ?? ''
  version = /tourism (\S+) can be tried out/.exec(output)?.[1] ?? ''
  expect(version).not.toBe(own.store.current('tourism'))

  await page.goto(own.portal.url + link)
  await expect(page).toHaveURL(`${own.portal.url}/tourism`)
  await waitUntilAlive(page)
  await expect(page.getByText(newLead)).toBeVisible()
  const banner = page.getByRole('region', { name: 'Preview' })
  await expect(banner).toContainText(`release ${version} of “tourism”, which is not published`)

  // It stays through the whole portal, in both languages, with the same checks as everywhere.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page).toHaveURL(`${own.portal.url}/project-tracking`)
  await expect(banner).toBeVisible()
  await page.goto(`${own.portal.url}/services?lang=fil`)
  await waitUntilAlive(page)
  await expect(page.getByRole('region', { name: 'Paunang tingin' })).toContainText(version)
  await page.goto(`${own.portal.url}/?lang=en`)
  await waitUntilAlive(page)

  const other = await browser.newPage()
  await other.goto(`${own.portal.url}/tourism`)
  await expect(other.getByText(oldLead)).toBeVisible()
  await expect(other.getByRole('region', { name: 'Preview' })).toHaveCount(0)
  await other.close()

  await banner.getByRole('link', { name: 'End preview' }).click()
  await expect(page).toHaveURL(`${own.portal.url}/`)
  await expect(banner).toHaveCount(0)
  await page.goto(`${own.portal.url}/tourism`)
  await expect(page.getByText(oldLead)).toBeVisible()
})

test('a preview is kept out of caches and of search engines', async ({ request }) => {
  const ticket = link.replace('/preview/', '')
  const response = await request.get(`${own.portal.url}/tourism`, {
    headers: { cookie: `preview=${ticket}` },
  })
  expect(response.headers()['cache-control']).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(newLead)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('an export leaves out what is only previewed', async () => {
  const folder = join(own.store.store, '../export')
  const { code, output } = await own.store.run('export/main.ts', [folder])
  expect(code, output).toBe(0)
  const releases = readdirSync(join(folder, 'sections/tourism'))
  expect(readdirSync(join(own.store.store, 'sections/tourism'))).toContain(version)
  expect(releases).toEqual([own.store.current('tourism')])
})

test('nothing but a valid ticket shows anything that the registry does not list', async ({
  request,
}) => {
  const [header = '', payload = '', signature = ''] = link.replace('/preview/', '').split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hour = Math.floor(Date.now() / 1000) + 3600
  const signed = (key: string, more: object = {}) =>
    new SignJWT({ ...claims, exp: hour, ...more })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
  const forged = {
    'another signature': `${header}.${payload}.${signature.split('').reverse().join('')}`,
    'a longer life': `${header}.${encoded({ ...claims, exp: claims.exp + 999_999 })}.${signature}`,
    'another site': `${header}.${encoded({ ...claims, site: '../../etc' })}.${signature}`,
    'no algorithm': `${encoded({ alg: 'none' })}.${payload}.`,
    'another key': await signed('a key of somebody else, long enough'),
    'no text': '',
    garbage: 'garbage',
  }
  for (const [what, ticket] of Object.entries(forged)) {
    const shown = await request.get(`${own.portal.url}/tourism`, {
      headers: { cookie: `preview=${ticket}` },
    })
    expect(await shown.text(), what).not.toContain(newLead)
    if (ticket === '') continue
    const opened = await request.get(`${own.portal.url}/preview/${ticket}`, { maxRedirects: 0 })
    expect(opened.status(), what).toBe(410)
    expect(opened.headers()['set-cookie'], what).toBeUndefined()
  }
  const { entry } = { entry: `/sections/tourism/${version}/client/remoteEntry.js` }
  for (const address of [
    `/tourism?preview=${claims.site}`,
    `/tourism?release=${version}`,
    `/tourism?entry=${entry}`,
    `/sites/${claims.site}/tourism/index.html`,
    `/${claims.site}/tourism/index.html`,
    '/preview/../tourism',
  ]) {
    const shown = await request.get(own.portal.url + address)
    expect(await shown.text(), address).not.toContain(newLead)
  }
})

test('storage of the browser cannot name a release', async ({ page }) => {
  const entry = `/sections/tourism/${version}/client/remoteEntry.js`
  await page.addInitScript((address) => {
    for (const key of ['tourism', 'import-map-override:tourism', 'federation:tourism', 'release']) {
      localStorage.setItem(key, address)
    }
    sessionStorage.setItem('portal-registry', JSON.stringify({ tourism: address }))
  }, entry)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${own.portal.url}/tourism`)
  await waitUntilAlive(page)
  await expect(page.getByText(oldLead)).toBeVisible()
  expect(asked.filter((path) => path.includes(version))).toEqual([])
})

test('a ticket ends by itself', async ({ request }) => {
  const team = createCheckout('mf-tourism')
  team.edit('mf-tourism/content/en/tourism.ts', oldLead, newLead)
  const { output } = await own.store.run('preview/main.ts', ['tourism', '--hours', '0.0005'], {
    checkout: team.folder,
  })
  const brief = /\/preview\/\S+/.exec(output)?.[0] ?? ''
  await expect
    .poll(async () => (await request.get(own.portal.url + brief, { maxRedirects: 0 })).status(), {
      timeout: 10_000,
    })
    .toBe(410)
  const shown = await request.get(`${own.portal.url}/tourism`, {
    headers: { cookie: `preview=${brief.replace('/preview/', '')}` },
  })
  expect(await shown.text()).not.toContain(newLead)
})

test('a preview that is asked for again is as good as new: prune leaves it', async () => {
  const { store, registry, run, current } = own.store
  const ticket = JSON.parse(Buffer.from(link.split('.')[1] ?? '', 'base64url').toString())
  const kept = [ticket.site, `sections/tourism/${version}`].map((path) => join(store, path))
  const longAgo = new Date('2026-01-01')
  for (const folder of kept) utimesSync(folder, longAgo, longAgo)
  // It was also current once.
  const now = registry()
  const at = longAgo.toISOString()
  const replaced = {
    at,
    by: 'rollback',
    id: 'tourism',
    version: current('tourism'),
    replaced: version,
  }
  const edited = { ...now, history: [replaced, ...now.history] }
  writeFileSync(join(store, 'registry.json'), JSON.stringify(edited))

  const team = createCheckout('mf-tourism')
  team.edit('mf-tourism/content/en/tourism.ts', oldLead, newLead)
  await run('preview/main.ts', ['tourism'], { checkout: team.folder })
  const { code, output } = await run('release/prune.ts', ['--keep', '1', '--days', '7'], {
    checkout: team.folder,
  })
  expect(code, output).toBe(0)
  for (const folder of kept) expect(existsSync(folder), folder).toBe(true)
})

test('a release that would be refused cannot be previewed either', async () => {
  const team = createCheckout('mf-tourism')
  team.edit('mf-tourism/src/styles.css', /$/, '\nfooter { display: none; }\n')
  const before = own.store.fingerprint()
  const { code, output } = await own.store.run('preview/main.ts', ['tourism'], {
    checkout: team.folder,
  })
  expect(output).toContain('has a style outside its scope: “footer”')
  expect(code).toBe(1)
  expect(own.store.fingerprint()).toBe(before)
})

test('a short key is refused with what to do', async () => {
  const { code, output } = await own.store.run('preview/main.ts', ['tourism'], {
    env: { PORTAL_PREVIEW_KEY: 'short' },
  })
  expect(output).toContain('PORTAL_PREVIEW_KEY is too short to be safe')
  expect(code).toBe(1)
})
