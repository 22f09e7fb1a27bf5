import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listen, originOf } from './listen.ts'

const store = mkdtempSync(join(tmpdir(), 'portal-previews-'))
vi.stubEnv('PORTAL_STORE', store)
// The modules look for their folder when they are loaded.
const { signTicket } = await import('../preview/ticket.ts')
const { createPreviews } = await import('./previews.ts')
const { openSite } = await import('./site.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(store, { recursive: true })
})

const key = new TextEncoder().encode('0'.repeat(64))

/** What a link to the preview of a site answers, and what is logged of it. */
async function follow(site: string) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const previews = createPreviews(key)
  const server = createServer((request, response) => {
    void previews.handle(request.url ?? '', response)
  })
  await listen(server, 0)
  onTestFinished(() => {
    server.close()
    logged.mockRestore()
  })
  const ticket = await signTicket({ site, section: 'a', version: '1.0.0', path: '/' }, key, 1)
  const { status } = await fetch(`${originOf(server)}/preview/${ticket}`, {
    headers: { connection: 'close' },
  })
  return { status, log: logged.mock.calls.flat().map(String) }
}

test('a preview whose site was deleted is over, which is nothing to log', async () => {
  expect(await follow('sites/gone')).toEqual({ status: 410, log: [] })
})

test('one whose site is damaged looks alike to visitors, and is logged', async () => {
  mkdirSync(join(store, 'sites/damaged'), { recursive: true })
  const { status, log } = await follow('sites/damaged')
  expect(status).toBe(410)
  expect(log).toEqual([expect.stringMatching(/damaged: ENOENT\b.*headers\.json/)])
})

test('a site that cannot be read is not called damaged: its folder need not be deleted', () => {
  const site = join(store, 'sites/unread')
  mkdirSync(site, { recursive: true })
  // A link to itself, in place of a right that is missing: tests may run as a user who has all.
  symlinkSync('headers.json', join(site, 'headers.json'))
  expect(() => openSite(site)).toThrow(/^ELOOP/)
})
