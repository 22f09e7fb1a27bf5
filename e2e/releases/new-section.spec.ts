import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { createCheckout } from './support/checkout.ts'
import { ownPortal } from './support/own-portal.ts'

const own = ownPortal()

test('a new section is made with one command and published with another', async ({
  page,
  request,
}) => {
  const team = createCheckout('mf-home')
  const created = await own.store.run(
    'create-section/main.ts',
    ['library', '--en', 'Public Library', '--fil', 'Aklatang Bayan'],
    { checkout: team.folder },
  )
  expect(created.code).toBe(0)
  const lock = JSON.parse(readFileSync(join(team.folder, 'package-lock.json'), 'utf8'))
  expect(lock.packages['node_modules/@portal/library']).toEqual({
    resolved: 'mf-library',
    link: true,
  })

  const taken = await own.store.run('create-section/main.ts', ['about'], {
    checkout: team.folder,
  })
  expect(taken.output).toContain('“about” is taken: mf-home has the page /about.')

  for (const id of ['health', 'shared', 'shell']) {
    const reserved = await own.store.run('create-section/main.ts', [id], { checkout: team.folder })
    expect(reserved.output).toBe(`error: “${id}” is the portal's own name. Choose another id.\n`)
  }

  const misspelt = await own.store.run('create-section/main.ts', ['library', '--name', 'x'], {
    checkout: team.folder,
  })
  expect(misspelt.output).toMatch(/^error: Unknown option '--name'/m)

  const again = await own.store.run('create-section/main.ts', ['library'], {
    checkout: team.folder,
  })
  expect(again.output).toContain('There is a folder mf-library already.')
  expect(again.code).toBe(1)

  const { code, output } = await own.store.run('release/publish.ts', ['library'], {
    checkout: team.folder,
  })
  expect(output).toMatch(/library 1\.0\.0-\w+ is current/)
  // The menu changes on all pages, and still no other section's page is rendered.
  expect(output).toContain('pages rendered: library, shell\n')
  expect(code).toBe(0)

  const other = await own.store.run('create-section/main.ts', ['library'], {
    checkout: createCheckout('mf-tourism').folder,
  })
  expect(other.output).toContain('“library” is taken: the store ')
  expect(other.code).toBe(1)

  await expect.poll(async () => (await request.get(`${own.portal.url}/library`)).status()).toBe(200)
  expect(await (await request.get(`${own.portal.url}/sitemap.xml`)).text()).toContain('/library')
  await page.goto(own.portal.url)
  await waitUntilAlive(page)
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('link', { name: 'Public Library' }).click()
  await expect(page).toHaveURL(`${own.portal.url}/library`)
  await expect(page.getByRole('heading', { level: 1, name: 'Public Library' })).toBeVisible()

  const search = page.getByRole('banner').getByRole('search')
  await search.getByRole('combobox').fill('library')
  await expect(search.getByRole('option', { name: /Public Library/ }).first()).toBeVisible()
  await page.goto(`${own.portal.url}/sitemap?lang=fil`)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Aklatang Bayan' }).first(),
  ).toBeVisible()
})

test('a section whose registry entry is removed leaves the portal', async ({ request }) => {
  const path = join(own.store.store, 'registry.json')
  const registry = own.store.registry()
  delete registry.sections['library']
  writeFileSync(path, JSON.stringify(registry))

  await expect
    .poll(async () => (await request.get(`${own.portal.url}/library`)).status(), {
      timeout: 60_000,
    })
    .toBe(404)
  expect(await (await request.get(`${own.portal.url}/library`)).text()).toContain(
    'Oops! Page not found',
  )
  for (const address of ['/', '/sitemap', '/sitemap.xml', '/search.en.json']) {
    expect(await (await request.get(own.portal.url + address)).text()).not.toContain('/library')
  }
  expect(own.store.registry().history.at(-1)).toMatchObject({ by: 'unpublish', id: 'library' })

  const other = await own.store.run('create-section/main.ts', ['library'], {
    checkout: createCheckout('mf-tourism').folder,
  })
  expect(other.output).toContain('“library” is taken: the store ')
})

test('the command for it keeps what others link to', async ({ request }) => {
  const before = own.store.fingerprint()
  const refused = await own.store.run('release/unpublish.ts', ['tracking'])
  expect(refused.output).toMatch(/the link to \/project-tracking is broken/)
  expect(refused.code).toBe(1)
  expect(own.store.fingerprint()).toBe(before)
  expect((await request.get(`${own.portal.url}/project-tracking`)).status()).toBe(200)
})

for (const id of ['Library', '2nd', 'my-section', '']) {
  test(`“${id}” cannot be the id of a section`, async () => {
    const team = createCheckout()
    const { code, output } = await own.store.run('create-section/main.ts', [id], {
      checkout: team.folder,
    })
    expect(output).toContain(`“${id}” cannot be a section's id`)
    expect(code).toBe(1)
  })
}
