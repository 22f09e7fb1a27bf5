import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { startPortal } from './support/running-portal.ts'
import { createStore } from './support/store.ts'

const page = 'mf-tracking/src/pages/project-tracking/page.tsx'

const faults = [
  {
    name: 'claims the page of another',
    edits: [['mf-tracking/src/section.ts', "path: '/project-tracking'", "path: '/tourism'"]],
    told: 'Section tracking cannot have /tourism: section tourism has it already',
  },
  {
    name: 'waits for ever where it is rendered',
    edits: [
      [page, /^/, "import { use } from 'react'\n"],
      [page, /export default function \w+\(\) {/, '$&\n  use(new Promise<void>(() => {}))'],
    ],
    told: 'Page /project-tracking of section tracking (en) cannot be rendered: after 20 s it waits',
  },
] as const

for (const { name, edits, told } of faults) {
  test(`a section that ${name} does not keep the portal from starting`, async ({ request }) => {
    const store = await createStore()
    const before = store.fingerprint()
    const checkout = createCheckout('supabase', 'mf-tracking')
    for (const [file, from, to] of edits) checkout.edit(file, from, to)
    const portal = await startPortal(store, checkout.folder)
    const log = portal.log.join('\n')
    expect(log).toContain(told)
    expect(log).toContain('the portal goes on with the releases that were current')
    for (const path of ['/', '/project-tracking', '/tourism']) {
      expect((await request.get(portal.url + path)).status(), path).toBe(200)
    }
    await portal.stop()
    expect(store.fingerprint()).toBe(before)
  })
}

test('a command that a team’s checkout is not enough for says so, and writes nothing', async () => {
  const store = await createStore()
  for (const folder of [store.store, store.data]) rmSync(folder, { recursive: true })
  const { folder: checkout } = createCheckout('mf-tracking')
  for (const [program, says] of [
    [
      'serve/start.ts',
      'npm start needs a checkout of everything: this one has no shell, supabase.',
    ],
    ['dev/dev.ts', 'npm run dev needs a checkout of everything: this one has no shell, supabase.'],
    [
      'test/run.ts',
      'npm test needs a checkout of everything: this one has no shell, supabase, e2e.',
    ],
  ] as const) {
    const { code, output } = await store.run(program, [], { checkout, env: { PORT: '0' } })
    expect(output).toBe(`error: ${says}\n`)
    expect(code).toBe(1)
  }
  expect([store.store, store.data].map((folder) => existsSync(folder))).toEqual([false, false])
})

test('a release that somebody chose in the registry stays when the portal starts again', async ({
  request,
}) => {
  const store = await createStore()
  const team = createCheckout('mf-tracking')
  team.edit(
    'mf-tracking/content/en/project-tracking.ts',
    /title: 'Project Tracking[^']*'/,
    "title: 'Projects chosen by hand'",
  )
  const { output } = await store.run('preview/main.ts', ['tracking'], { checkout: team.folder })
  const version = /tracking (\S+) can be tried out/.exec(output)?.[1] ?? ''
  const registry = store.registry()
  const { tracking } = registry.sections
  if (!tracking) throw new Error('the registry lacks tracking')
  writeFileSync(
    join(store.store, 'registry.json'),
    JSON.stringify({
      ...registry,
      sections: { ...registry.sections, tracking: { ...tracking, version } },
    }),
  )
  for (const start of ['first', 'second']) {
    const portal = await startPortal(store)
    expect(store.current('tracking'), start).toBe(version)
    expect(await (await request.get(`${portal.url}/project-tracking`)).text()).toContain(
      'Projects chosen by hand',
    )
    await portal.stop()
  }
  expect(store.registry().history.at(-1)).toMatchObject({ id: 'tracking', version, by: 'publish' })
})

test('what a power cut has damaged is made anew, or named with what to do', async ({ request }) => {
  const store = await createStore()
  const folderOf = (kind: string) =>
    readdirSync(join(store.store, kind)).map((name) => join(store.store, kind, name))
  const empty = (file: string) => {
    // It may share its content with other stores: a new one takes its place.
    rmSync(file)
    writeFileSync(file, '')
  }
  const { site } = store.registry()
  for (const content of folderOf('contents')) empty(content)
  for (const part of folderOf('parts').filter((path) => /\/(home|tracking)-\w+$/.test(path)))
    empty(join(part, 'part.json'))
  empty(join(store.store, site, 'made-of.json'))
  const portal = await startPortal(store)
  expect((await request.get(`${portal.url}/project-tracking`)).status()).toBe(200)
  await portal.stop()

  rmSync(join(store.store, site, 'headers.json'))
  const refused = await store.run('serve/start.ts', [], { env: { PORT: '0' } })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`${site} is damaged`)
  expect(refused.output).toContain('Delete the folders sites, parts and contents')
  for (const kind of ['sites', 'parts', 'contents'])
    rmSync(join(store.store, kind), { recursive: true })
  const mended = await startPortal(store)
  expect((await request.get(mended.url)).status()).toBe(200)
  await mended.stop()
})
