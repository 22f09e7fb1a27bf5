import type { Page } from '@playwright/test'
import { expect, keptIn, keptPaths, test, visit, waitUntilKept } from './support/offline.ts'

/** What the browser says of its line, before any page is opened. */
async function say(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

test('the worker comes after the page is alive', async ({ page, front }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...args) {
      performance.mark('registered')
      return register.apply(this, args)
    }
  })
  await visit(page, front, '/')
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const chunk = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('keep-offline'))
    return {
      hydrated: at('hydrated'),
      registered: at('registered'),
      chunk: chunk?.startTime ?? Number.NaN,
    }
  })
  expect(times.chunk).toBeGreaterThan(times.hydrated)
  expect(times.registered).toBeGreaterThan(times.chunk)
  // Nothing was fetched ahead before.
  const before = front.asked.slice(0, front.asked.indexOf('/service-worker.js'))
  for (const path of ['/services', '/offline', '/search.en.json']) {
    expect(before).not.toContain(path)
    expect(front.asked).toContain(path)
  }
})

test('the first visit asks for no file of a release twice', async ({ page, front }) => {
  await visit(page, front, '/')
  const files = front.asked.filter((address) => /^\/(shell|sections)\//.test(address))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((address, index) => files.indexOf(address) !== index)).toEqual([])
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`with ${JSON.stringify(connection)} only what was seen is kept`, async ({ page, front }) => {
    await say(page, connection)
    await page.goto(`${front.url}/tourism`)
    // Where data is saved, scripts wait for something that needs them.
    await page.getByRole('combobox').focus()
    await waitUntilKept(page, '/tourism')
    expect(await keptPaths(page)).toEqual(['/offline?language=en', '/tourism?language=en'])
    for (const path of ['/services', '/governance/department-heads', '/search.en.json']) {
      expect(front.asked).not.toContain(path)
    }
    const files = await keptIn(page, 'portal-named-files')
    expect(files.filter((file) => /^\/sections\/(?!tourism)/.test(file))).toEqual([])
    front.line = 'dead'
    await page.goto(`${front.url}/services`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection')
  })
}

test('the worker is small, and is asked for anew each time', async ({ request, front }) => {
  const worker = await request.get(`${front.url}/service-worker.js`)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'")
  expect((await worker.body()).byteLength).toBeLessThan(30_000)
})

test('the page without a network is no page to be found', async ({ request, front }) => {
  const html = await (await request.get(`${front.url}/offline`)).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  for (const list of ['/sitemap.xml', '/search.en.json', '/search.fil.json', '/sitemap']) {
    expect(await (await request.get(front.url + list)).text(), list).not.toContain('/offline')
  }
})
