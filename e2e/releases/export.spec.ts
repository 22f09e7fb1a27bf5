import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import send from 'send'
import { isReadByCloudflare } from '../../platform/export/host-files.ts'
import {
  type RunningBackend,
  startSeeded,
} from '../../platform/local-supabase/test-support/backend.ts'
import { findNginx } from '../../platform/test/nginx.ts'
import { allSpellings } from '../../shared/src/section/spellings.ts'
import { getsIntegrityPolicy, userAgents } from '../support/browsers.ts'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { createCheckout } from './support/checkout.ts'
import { leaveMessage } from './support/leave-message.ts'
import { testFolder } from './support/places.ts'
import { createStore, type TestStore } from './support/store.ts'

test.describe.configure({ mode: 'serial' })

let store: TestStore
let folder: string

test.beforeAll(async () => {
  store = await createStore()
  folder = mkdtempSync(join(testFolder, 'export-'))
  const { code, output } = await store.run('export/main.ts', [folder])
  expect(code, output).toBe(0)
})

test('a host that only serves files shows the whole portal', async ({ page }) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    send(request, pathname, { root: folder }).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  // Nobody answers for the data there.
  await page.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }))
  await page.goto(url)
  await waitUntilAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  // On a slow line the document comes instead of the code, at the folder's address of such a host.
  await expect(page).toHaveURL(new RegExp(`^${url}/project-tracking/?$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await page.goto(`${url}/tourism`)
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Come up to the valley' })).toBeVisible()
  server.close()
})

test('hosts with a file of headers send each page its own policy', async () => {
  const rules = readFileSync(join(folder, '_headers'), 'utf8')
  expect(isReadByCloudflare(rules)).toBe(true)
  for (const path of ['/', '/tourism', '/tourism/', '/404', '/outbound', '/outbound.html']) {
    expect(rules).toMatch(new RegExp(`^${path}\n  content-security-policy: default-src`, 'm'))
  }
})

test('hosts that cannot tell browsers apart send no integrity policy', async () => {
  expect(readFileSync(join(folder, '_headers'), 'utf8')).not.toContain('integrity-policy')
})

test('what has left the portal leaves the folder; nothing internal is in it', async () => {
  for (const file of ['headers.json', 'made-of.json', 'registry.json.draft', 'lock', 'parts']) {
    expect(existsSync(join(folder, file)), file).toBe(false)
  }
  expect(existsSync(join(folder, 'tourism/index.fil.html'))).toBe(true)
  const list = join(folder, '.exported.json')
  writeFileSync(join(folder, 'gone.html'), 'gone')
  writeFileSync(list, JSON.stringify([...JSON.parse(readFileSync(list, 'utf8')), 'gone.html']))
  const { code } = await store.run('export/main.ts', [folder])
  expect(code).toBe(0)
  expect(existsSync(join(folder, 'gone.html'))).toBe(false)
  expect(existsSync(join(folder, 'index.html'))).toBe(true)
})

test('a damaged list of what was written stops no export', async () => {
  const list = join(folder, '.exported.json')
  writeFileSync(list, '["index.html", "tour')
  rmSync(join(folder, 'nginx.conf'))
  const { code, output } = await store.run('export/main.ts', [folder])
  expect(code, output).toBe(0)
  expect(existsSync(join(folder, 'nginx.conf'))).toBe(true)
  expect(JSON.parse(readFileSync(list, 'utf8'))).toContain('index.html')
})

test('an address of npm start that is none stops the export', async () => {
  const { code, output } = await store.run('export/main.ts', [folder, 'localhost:4173'])
  expect([code, output]).toEqual([1, expect.stringContaining('It reads like http://127.0.0.1:')])
})

const nginx = findNginx()
if (nginx) {
  const port = 8600 + (process.pid % 300)
  const url = `http://localhost:${port}`

  /** Includes the exported configuration, as it is now, on a port of its own. */
  const configure = () => {
    const site = readFileSync(join(folder, 'nginx.conf'), 'utf8').replace('8080', String(port))
    const config = join(folder, 'test.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/tmp-${name};`)
      .join('\n')
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; user root;
      events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} ${site} }`,
    )
    expect(spawnSync(nginx, ['-t', '-c', config], { encoding: 'utf8' }).stderr).toContain('is ok')
    return config
  }

  /** Runs nginx until `work` has ended. */
  const whileServed = async (request: APIRequestContext, work: () => Promise<void>) => {
    const server = spawn(nginx, ['-c', configure()])
    const ended = once(server, 'exit')
    const status = () =>
      request.get(url).then(
        (answer) => answer.status(),
        () => 0,
      )
    try {
      await expect.poll(status).toBe(200)
      await work()
    } finally {
      server.kill()
      await ended
    }
  }

  test('nginx serves it with the languages, the headers and the not-found page', async ({
    page,
    request,
  }) => {
    await whileServed(request, async () => {
      const home = await request.get(url)
      expect(home.headers()['content-security-policy']).toContain("default-src 'none'")
      expect(home.headers()['server-timing']).toBe(`site;desc="${store.registry().site.slice(6)}"`)
      const saving = await request.get(url, { headers: { 'save-data': 'on' } })
      expect(saving.headers()['server-timing']).toMatch(/^site;desc="\S+", save-data$/)
      expect(saving.headers()['vary']).toContain('save-data')
      expect(saving.headers()['no-vary-search']).toBe('key-order, params, except=("lang")')
      for (const [browser, name] of Object.entries(userAgents)) {
        const asked = await request.get(url, { headers: { 'user-agent': name } })
        expect(asked.headers()['integrity-policy'], browser).toBe(
          getsIntegrityPolicy(browser) ? 'blocked-destinations=(script)' : undefined,
        )
      }
      expect(await (await request.get(`${url}/tourism`)).text()).toContain('lang="en-PH"')
      const filipino = await request.get(`${url}/tourism/?lang=fil`)
      expect(await filipino.text()).toContain('lang="fil-PH"')
      expect(filipino.headers()['set-cookie']).toContain('language=fil')
      const kept = await request.get(`${url}/tourism`, { headers: { cookie: 'language=fil' } })
      expect(await kept.text()).toContain('lang="fil-PH"')
      for (const file of ['nginx.conf', '_headers', '.exported.json'])
        expect((await request.get(`${url}/${file}`)).status(), file).toBe(404)
      for (const path of ['/no/such/page', '/%', '/tourism/%00']) {
        const missing = await request.get(`${url}${path}?lang=fil`)
        expect(missing.status(), path).toBe(404)
        expect(await missing.text(), path).toContain('<h1')
      }
      const missing = await request.get(`${url}/no/such/page?lang=fil`)
      expect(await missing.text()).toContain('lang="fil-PH"')
      expect((await request.get(`${url}/share/tourism.png`)).headers()['content-type']).toBe(
        'image/png',
      )
      const entry = `/sections/tourism/${store.current('tourism')}/client/remoteEntry.js`
      const published = readFileSync(join(folder, entry), 'utf8')
      for (const address of allSpellings(entry)) {
        const script = await request.get(url + address, { maxRedirects: 0 })
        expect(await script.text(), address).toBe(published)
        expect(script.headers()['cache-control']).toContain('immutable')
        expect(script.headers()['access-control-allow-origin']).toBe('*')
        expect(script.headers()['content-encoding']).toBe('gzip')
        expect(script.headers()['content-type']).toContain('javascript')
      }

      // The policy names what stands in the documents: nginx has to learn of new ones.
      const team = createCheckout('mf-tracking')
      team.edit(
        'mf-tracking/content/en/project-tracking.ts',
        "title: 'Project Tracking'",
        "title: 'Projects'",
      )
      await store.run('release/publish.ts', ['tracking'], { checkout: team.folder })
      const { output } = await store.run('export/main.ts', [folder])
      expect(output).toContain('nginx -s reload')
      spawnSync(nginx, ['-s', 'reload', '-c', configure()])
      // As it reloads, nginx closes connections under whoever was about to ask again.
      const served = () =>
        request.get(url).then(
          (answer) => answer.headers()['server-timing'],
          () => undefined,
        )
      await expect.poll(served).toContain(store.registry().site.slice(6))
      await page.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }))
      await page.goto(`${url}/project-tracking`)
      await waitUntilAlive(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
      // Nothing may be under way any more when nginx ends.
      await page.goto('about:blank')
    })
  })

  test.describe('with a database', () => {
    let backend: RunningBackend
    test.beforeAll(async () => {
      backend = await startSeeded(true)
    })
    test.afterAll(() => backend.close())

    test('nginx lets nobody evade the limits of messages', async ({ request }) => {
      const { code, output } = await store.run('export/main.ts', [folder, backend.url])
      expect(code, output).toBe(0)
      await whileServed(request, async () => {
        const statuses: number[] = []
        for (let count = 0; count < 40; count++) {
          statuses.push(await leaveMessage(url, backend.anonKey, `203.0.113.${count}`))
        }
        expect(statuses).toEqual([...Array(10).fill(201), ...Array(30).fill(429)])
      })
    })

    test('nginx serves the feeds of a hosted project as they were written', async ({ request }) => {
      const registry = store.registry()
      const { url: supabaseUrl, anonKey: supabaseAnonKey } = backend
      const settings = { ...registry.settings, supabaseUrl, supabaseAnonKey }
      writeFileSync(join(store.store, 'registry.json'), JSON.stringify({ ...registry, settings }))
      const { code, output } = await store.run('export/main.ts', [folder])
      expect(code, output).toBe(0)
      await whileServed(request, async () => {
        for (const [file, type] of [
          ['news.en.xml', 'application/atom+xml'],
          ['events.en.ics', 'text/calendar'],
        ]) {
          const feed = await request.get(`${url}/feeds/${file}`)
          expect(feed.status()).toBe(200)
          expect(feed.headers()['content-type']).toBe(`${type}; charset=utf-8`)
          expect(feed.headers()['content-security-policy']).toContain("default-src 'none'")
        }
      })
    })
  })
}
