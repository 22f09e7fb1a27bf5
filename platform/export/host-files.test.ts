import { expect, it } from 'vitest'
import { headersFileText, isReadByCloudflare, nginxFileText } from './host-files.ts'

const headersWith = (policies: Record<string, string>) => ({
  all: { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
  policies,
  commonPolicy: '',
})

it('names a page by its folder too, with its own policy', () => {
  const text = headersFileText(headersWith({ '/': 'home', '/tourism': 'tourism' }))
  expect(text).toContain('/\n  content-security-policy: home\n  x-frame-options: DENY\n')
  for (const path of ['/tourism', '/tourism/']) {
    expect(text).toContain(`${path}\n  content-security-policy: tourism\n`)
  }
  expect(text).not.toContain('\n//')
})

it('lets nobody frame a page by the name of its file', () => {
  const text = headersFileText(headersWith({ '/': 'home', '/about': 'about', '/404': 'missing' }))
  const rules = text.split('\n\n').map((rule) => {
    const [path = '', ...headers] = rule.trim().split('\n  ')
    return { path, headers }
  })
  // Cloudflare takes one in a path.
  expect(rules.filter(({ path }) => path.split('*').length > 2)).toEqual([])
  const folders = ['', 'about/']
  const files = ['index.html', 'index', 'index.fil.html', 'index.fil'].flatMap((file) =>
    folders.map((folder) => `/${folder}${file}`),
  )
  for (const address of [...files, '/404.html', '/404.fil.html', '/404.fil']) {
    expect(sentWith(address), address).toEqual([
      'no-vary-search: key-order, params, except=("lang")',
      "content-security-policy: frame-ancestors 'none'",
      'x-frame-options: DENY',
    ])
  }
  // Each page and what the portal frames itself keep a policy of their own, and only that.
  for (const address of ['/', '/about', '/about/', '/404', '/documents/a.pdf', '/outbound.html']) {
    const policies = sentWith(address).filter((line) => line.startsWith('content-security-policy'))
    expect(policies, address).toHaveLength(1)
    expect(policies, address).not.toContain("content-security-policy: frame-ancestors 'none'")
  }

  /** As the hosts read it: an asterisk stands for anything, and the headers of all rules that fit are sent. */
  function sentWith(address: string): string[] {
    return rules
      .filter(({ path }) => {
        const [start = '', end] = path.split('*')
        if (end === undefined) return path === address
        return address.startsWith(start) && address.slice(start.length).endsWith(end)
      })
      .flatMap(({ headers }) => headers)
  }
})

it('tells what Cloudflare Pages would leave out', () => {
  const pages = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/page-${index}`, 'policy']))
  expect(isReadByCloudflare(headersFileText(headersWith(pages(40))))).toBe(true)
  expect(isReadByCloudflare(headersFileText(headersWith(pages(50))))).toBe(false)
  const long = headersWith({ '/': 'x'.repeat(2000) })
  expect(isReadByCloudflare(headersFileText(long))).toBe(false)
})

it('has nginx ask for data and feeds only where npm start answers for them', () => {
  const text = (server: string | null) => nginxFileText(headersWith({}), '/srv', server)
  expect(text('http://10.0.0.2:4173')).toContain(`  location ~ ^/(rest/v1|feeds)/ {
    proxy_pass http://10.0.0.2:4173;
    proxy_set_header X-Forwarded-For $remote_addr;
  }`)
  expect(text(null)).not.toContain('proxy_pass')
})

it('names nginx the folder whatever stands in its name', () => {
  const text = nginxFileText(headersWith({}), '/srv/town; "hall" \\ {1}', null)
  expect(text).toContain('\n  root "/srv/town; \\"hall\\" \\\\ {1}";\n')
})

it('gives nginx no text that is too long for it, however many pages there are', () => {
  const hashes = Array.from({ length: 200 }, (_, index) => `'sha256-${index}${'x'.repeat(40)}'`)
  const commonPolicy = `script-src ${hashes.join(' ')}; frame-ancestors 'none'`
  const text = nginxFileText({ ...headersWith({}), commonPolicy }, '/srv', null)
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(4000)
  const values = new Map(
    [...text.matchAll(/^map \$host (\S+) \{\n {2}default "(.*)";$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const sent = [...text.matchAll(/add_header content-security-policy "(\$.*)" always/g)].map(
    ([, names = '']) => names.replace(/\$\w+/g, (name) => values.get(name) ?? ''),
  )
  const framed = commonPolicy.replace("'none'", "'self'")
  expect(new Set(sent)).toEqual(new Set([commonPolicy, framed]))
})
