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
