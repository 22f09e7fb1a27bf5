import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listFiles } from '../../platform/release/files.ts'
import { contractVersion } from '../../shared/src/section/index.ts'
import { ownPortal } from './support/own-portal.ts'

const own = ownPortal()

const status = () => own.store.run('health/status.ts', [own.portal.url])

test('health and status name every section with its release, and all is well', async ({
  request,
}) => {
  const response = await request.get(`${own.portal.url}/health.json`)
  expect(response.status()).toBe(200)
  const { ok, sections } = await response.json()
  expect(ok).toBe(true)
  const { shell, sections: current } = own.store.registry()
  expect(
    Object.fromEntries(
      sections.map(({ id, version }: { id: string; version: string }) => [id, version]),
    ),
  ).toEqual({
    shell: shell.version,
    ...Object.fromEntries(Object.entries(current).map(([id, { version }]) => [id, version])),
  })
  for (const section of sections) {
    expect(section).toMatchObject({ ok: true, contract: contractVersion, by: 'start' })
    expect(section.files).toBeGreaterThan(3)
    expect(section.documents).toBeGreaterThan(1)
  }
  const { code, output } = await status()
  expect(output).toContain(current['tourism']?.version)
  expect(output).toContain('all is well')
  expect(code).toBe(0)
})

test('a file that was altered and one that is missing are named', async ({ request }) => {
  const version = own.store.current('tourism') ?? ''
  const client = join(own.store.store, 'sections/tourism', version, 'client')
  const [first = '', second = ''] = listFiles(client).filter((file) => /page\d*\.js$/.test(file))
  const original = readFileSync(join(client, first))
  // The copy shares its files with other stores: a new one takes its place.
  rmSync(join(client, first))
  writeFileSync(join(client, first), `${original}\n// changed`)
  for (const copy of ['', '.br', '.gz']) rmSync(join(client, second + copy))

  // Its report is good for a few seconds.
  await expect
    .poll(async () => (await request.get(`${own.portal.url}/health.json`)).status(), {
      timeout: 15_000,
    })
    .toBe(503)
  const { code, output } = await status()
  const address = `/sections/tourism/${version}/client`
  // Of the first, a compressed copy is still as it was, which is what it was sent.
  for (const file of [first, second]) {
    expect(output.split(`${address}/${file} is missing or altered.`)).toHaveLength(2)
  }
  expect(output).toContain('2 problems')
  expect(code).toBe(1)
  const { sections } = await (await request.get(`${own.portal.url}/health.json`)).json()
  const wrong = sections.filter(({ ok }: { ok: boolean }) => !ok)
  expect(wrong).toHaveLength(1)
  expect(wrong[0].id).toBe('tourism')
  expect(wrong[0].wrongFiles.sort()).toEqual([`${address}/${first}`, `${address}/${second}`].sort())
})

test('a section that was published and is not on the site is named', async ({ request }) => {
  const site = join(own.store.store, own.store.registry().site)
  const directory = JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'))
  const sections = directory.sections.filter(({ id }: { id: string }) => id !== 'tracking')
  for (const copy of ['', '.br', '.gz']) rmSync(join(site, `registry.json${copy}`))
  writeFileSync(join(site, 'registry.json'), JSON.stringify({ ...directory, sections }))

  const health = async () => (await request.get(`${own.portal.url}/health.json`)).json()
  await expect
    .poll(async () => (await health()).problem, { timeout: 15_000 })
    .toBe('The site lacks what was published: tracking.')
  expect((await health()).ok).toBe(false)
  expect((await status()).output).toContain('The site lacks what was published: tracking.')
})

test('status says so where there is no portal', async () => {
  const nobody = await own.store.run('health/status.ts', ['http://localhost:9'])
  expect(nobody.output).toMatch(
    /Nothing answers at http:\/\/localhost:9 \(.+\): start the portal, or give its address/,
  )
  expect(nobody.code).toBe(1)
  const wrong = await own.store.run('health/status.ts', ['portal'])
  expect(wrong.output).toContain('“portal” is no address')
})
