import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { languages } from '../shared/src/i18n/language.ts'
import { getsIntegrityPolicy, userAgents } from './support/browsers.ts'
import { allPages, notFound, releases } from './support/pages.ts'
import { expect, test } from './support/portal.ts'

const paths = [...new Set(allPages.map(({ path }) => path)), notFound]

const policyOfScripts = 'blocked-destinations=(script)'

for (const path of paths) {
  for (const language of languages) {
    test(`${path} carries every protection in ${language}`, async ({ request }) => {
      const headers = (await request.get(`${path}?lang=${language}`)).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toMatch(/^default-src 'none';/)
      // Nothing is allowed by a wildcard, a whole scheme (pictures in the markup aside) or in general.
      expect(policy).not.toMatch(/unsafe|\*|https?:[ ;]|blob:/)
      expect(policy).toContain("connect-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(headers).toMatchObject({
        'integrity-policy': policyOfScripts,
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('geolocation=()')
    })
  }
}

test('browsers that would refuse pinned scripts too get no integrity policy', async ({
  request,
}) => {
  for (const [browser, name] of Object.entries(userAgents)) {
    const headers = (await request.get('/', { headers: { 'user-agent': name } })).headers()
    const expected = getsIntegrityPolicy(browser) ? policyOfScripts : undefined
    expect(headers['integrity-policy'], browser).toBe(expected)
    expect(headers['vary']).toContain('user-agent')
  }
})

test('a document is the same whatever stands in the query but for the language', async ({
  request,
}) => {
  const plain = await request.get('/tourism')
  const linked = await request.get('/tourism?fbclid=abc&utm_source=x')
  expect(await linked.text()).toBe(await plain.text())
  for (const answer of [plain, linked]) {
    expect(answer.headers()['no-vary-search']).toBe('key-order, params, except=("lang")')
  }
  expect(await (await request.get('/tourism?lang=fil')).text()).not.toBe(await plain.text())
})

test('a release is kept for ever, and that one of its files is missing is not', async ({
  request,
}) => {
  const script = releases[0]?.pages[0]?.modules[0] ?? ''
  const ask = async (address: string) => {
    const answer = await request.get(address)
    return [answer.status(), answer.headers()['cache-control']]
  }
  expect(await ask(script)).toEqual([200, 'public, max-age=31536000, immutable'])
  // Where a file is copied a moment later, nobody may remember for a year that it was not there.
  expect(await ask(script.replace(/\.js$/, '-gone.js'))).toEqual([404, undefined])
})

test('the copies that are sent in place of files have no addresses of their own', async ({
  request,
}) => {
  for (const address of ['/search.en.json.br', '/sitemap.xml.gz', '/index.html.br']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('files carry them too, and only published documents may be framed by the portal', async ({
  request,
}) => {
  const script = releases[0]?.pages[0]?.modules[0] ?? ''
  for (const address of [script, '/search.en.json', '/sitemap.xml', '/registry.json']) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], address).toBe('nosniff')
  }
  const page = await (await request.get('/transparency/full-disclosure')).text()
  const [document = ''] = /\/documents\/[^"]+\.pdf/.exec(page) ?? []
  const framed = (await request.get(document)).headers()
  expect(framed['content-type']).toBe('application/pdf')
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('no spelling of an address leads to what is not public', async ({ baseURL }) => {
  const ask = (address: string) => askAsIs(baseURL ?? '', address)
  const [file = ''] = releases[0]?.pages[0]?.modules ?? []
  const [, , version] = file.split('/')
  expect((await ask(file)).status).toBe(200)
  for (const address of [
    `/shell/${version}/client/a/////../../../../registry.json`,
    `/shell/${version}/client/a//../../server/shell.mjs`,
    `/shell/${version}/client/a#/../../../../registry.json`,
    '/x//../made-of.json',
    '/tourism/index.fil',
    '/404.fil',
    `/shell/${version}/client/..%2f..%2f..%2fregistry.json`,
    `/shell/${version}/client/..%2fserver%2fshell.mjs`,
    `/shell/${version}/client/..%5c..%5c..%5cregistry.json`,
    '/headers%2ejson',
    '/made-of%2Ejson',
    '/forms/..%2fheaders.json',
  ]) {
    const { status, body } = await ask(address)
    expect([400, 404], address).toContain(status)
    expect(body, address).not.toMatch(/"(policies|parts|history)":|export \{/)
  }
})

/** Asks for an address letter by letter, which browsers would put in order first. */
async function askAsIs(origin: string, path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(origin, { path }, resolve).once('error', reject),
  )
  return { status: response.statusCode, body: await text(response) }
}

test('the page that posts to web hooks can do nothing else', async ({ request, page }) => {
  const headers = (await request.get('/outbound.html')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ;]+'; connect-src https: /)
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("frame-ancestors 'self'")
  // Even opened by itself it has no origin: no cookies, no storage.
  await page.goto('/outbound.html')
  expect(await page.evaluate(() => self.origin)).toBe('null')
})
