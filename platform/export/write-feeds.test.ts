import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { headersFileText, nginxFileText } from './host-files.ts'
import { writeFeeds } from './write-feeds.ts'

const hosted = { supabaseUrl: 'https://data.example', supabaseAnonKey: 'key' }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

it('writes the feeds of a hosted project, in both languages', async () => {
  const row = { id: '1', title: 'Fair', title_fil: 'Perya' }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('/news')
        ? [{ ...row, publish_date: '2026-01-05T00:00:00Z' }]
        : [{ ...row, event_date: '2030-01-05T00:00:00Z' }],
    ),
  )
  const files = await writeFeeds(folder, hosted)
  expect(files.sort()).toEqual([
    'feeds/events.en.ics',
    'feeds/events.fil.ics',
    'feeds/news.en.xml',
    'feeds/news.fil.xml',
    'feeds/search.en.json',
    'feeds/search.fil.json',
  ])
  expect(readFileSync(join(folder, 'feeds/events.fil.ics'), 'utf8')).toContain('SUMMARY:Perya\r\n')
  expect(readFileSync(join(folder, 'feeds/news.en.xml'), 'utf8')).toContain('<title>Fair</title>')
  expect(readFileSync(join(folder, 'feeds/search.fil.json'), 'utf8')).toContain('"title":"Perya"')
})

it('writes none where the portal keeps its own data, and stops where the project is silent', async () => {
  expect(await writeFeeds(folder, { supabaseUrl: '', supabaseAnonKey: '' })).toEqual([])
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await expect(writeFeeds(folder, hosted)).rejects.toThrow(OperatorError)
})

it('tells hosts the types of the feeds, with the policy of every answer', () => {
  const headers = {
    all: { 'content-security-policy': "default-src 'none'" },
    policies: {},
    commonPolicy: "default-src 'none'",
  }
  const text = headersFileText(headers)
  expect(text).toContain(
    '/feeds/news.fil.xml\n  content-type: application/atom+xml; charset=utf-8\n',
  )
  expect(text).toContain('/feeds/events.en.ics\n  content-type: text/calendar; charset=utf-8\n')
  const nginx = nginxFileText(headers, folder, null)
  const block = nginx.slice(nginx.indexOf('location /feeds/'))
  expect(block.slice(0, block.indexOf('  }\n\n'))).toContain(
    'add_header content-security-policy "$portal_policy_0" always;',
  )
})
