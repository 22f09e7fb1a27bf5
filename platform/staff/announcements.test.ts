import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newsItemOf } from '../../shared/src/backend/news-item.ts'
import { type RunningBackend, startEmbedded } from '../local-supabase/test-support/backend.ts'
import { seededDataFolder } from '../local-supabase/test-support/data-folder.ts'
import { runProgram } from '../local-supabase/test-support/run-program.ts'
import { type AnnouncementKind, add, latest, withdraw } from './announcements.ts'
import { askAsStaff } from './ask-as-staff.ts'

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let backend: RunningBackend
const access = () => ({ address: backend.url, dataDir })

beforeAll(async () => {
  dataDir = await seededDataFolder()
  backend = await startEmbedded(dataDir)
}, 60_000)
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const items = {
  news: { title: 'Road closed', title_fil: 'Saradong daan', category: 'A', category_fil: 'B' },
  events: { title: 'Caravan', title_fil: 'Karaban', event_date: tomorrow },
}

async function seenByVisitors(kind: AnnouncementKind, title: string) {
  const { data } = await backend.client().from(kind).select('title, title_fil').eq('title', title)
  return data
}

it.each(['news', 'events'] as const)(
  '%s that are added are seen until they are withdrawn',
  async (kind) => {
    const { title, title_fil } = items[kind]
    const [added, ...warnings] = await add(access(), kind, JSON.stringify(items[kind]))
    expect(warnings).toEqual([])
    expect(await seenByVisitors(kind, title)).toEqual([{ title, title_fil }])

    const [id = ''] = /[\da-f-]{36}/.exec(added ?? '') ?? []
    const listed = (await latest(access(), kind)).lines.find((line) => line.startsWith(id))
    expect(listed).toMatch(new RegExp(` \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}${title}$`))
    expect(await withdraw(access(), kind, id)).toBe(title)
    expect(await seenByVisitors(kind, title)).toEqual([])
    expect((await latest(access(), kind)).lines).toContainEqual(
      expect.stringMatching(`^${id}  draft `),
    )
  },
)

it.each(['news', 'events'] as const)(
  'says that visitors see the same of %s already',
  async (kind) => {
    const item = { ...items[kind], title: 'Added, twice (a)' }
    const [added, ...none] = await add(access(), kind, JSON.stringify(item))
    expect(none).toEqual([])
    const [id = ''] = /[\da-f-]{36}/.exec(added ?? '') ?? []
    const [again, ...told] = await add(access(), kind, JSON.stringify(item))
    const [other = ''] = /[\da-f-]{36}/.exec(again ?? '') ?? []
    expect(told).toEqual([
      `Visitors see the same already: ${id}. npm run ${kind} -- withdraw ${other} takes this one back.`,
    ])
    const words = { ...item, title_fil: 'Iba' }
    expect(await add(access(), kind, JSON.stringify(words))).toHaveLength(1)
    await withdraw(access(), kind, id)
    await withdraw(access(), kind, other)
    expect(await add(access(), kind, JSON.stringify(item))).toHaveLength(1)
  },
)

it('says what Filipino readers lack', async () => {
  const [, ...warnings] = await add(
    access(),
    'news',
    '{"title": "A", "category": "B", "read_time": "5 minutes"}',
  )
  expect(warnings).toEqual([
    'Without title_fil, Filipino readers see the English title.',
    'Without category_fil, Filipino readers see the English category.',
    'Without read_time_fil, Filipino readers see the English read_time.',
  ])
})

it.each([
  [{ category: 'Agriculture', category_fil: null }],
  [{ read_time: '1 min read' }],
  [{ excerpt: 'x', description_fil: 'z' }],
  [{ excerpt: 'x', content_fil: 'z' }],
  [{ excerpt: 'x', excerpt_fil: 'z', description: 'x', content: 'x', content_fil: 'z' }],
])('says nothing of a field in whose place Filipino readers have another: %o', async (fields) => {
  const item = { ...items.news, ...fields }
  const [, ...warnings] = await add(access(), 'news', JSON.stringify(item))
  expect(warnings).toEqual([])
  // It is so: what pages read of the item has no English text in Filipino.
  const shown = newsItemOf({ id: '1', ...item })
  expect([shown?.excerpt.fil, shown?.content.fil]).not.toContain('x')
})

it.each([
  ['{"title": ', /^That is no JSON: /],
  ['[{"title": "A"}]', /^The file holds one item: /],
  ['{"titel": "A", "category": "B"}', /^The portal did not take it: .*titel.*announcements\.md/],
  ['{"title": " ", "category": "B"}', /^The portal did not take it: .*news_title_check/],
  ['{"publish_date": "2026-12-04T08:00"}', /^publish_date is “2026-12-04T08:00”, .*\+08:00\.$/],
  ['{"publish_date": 20261204}', /^publish_date is “20261204”, which does not say/],
  [
    '{"publish_date": "20206-12-04T08:00+08:00"}',
    /^publish_date .*, which is no time that visitors/,
  ],
  ['{"publish_date": "2999-12-04T08:00Z"}', /^publish_date .*, which is no time that visitors/],
  ['{"publish_date": "2026-12-04"}', /^publish_date is “2026-12-04”, which does not say/],
])('%s is refused with the reason', async (text, reason) => {
  await expect(add(access(), 'news', text)).rejects.toThrow(reason)
})

it.each<[AnnouncementKind, object, RegExp]>([
  ['events', { status: 'cancelled' }, /^Visitors do not see it: its status is “cancelled”/],
  ['events', { event_date: '2025-12-04T08:00+08:00' }, /^Visitors .*: 2025-12-04 is over\.$/],
  ['news', { status: 'draft' }, /^Visitors do not see it: its status is “draft”/],
  ['news', { publish_date: '2199-01-01T00:00Z' }, /^Visitors see it from 2199-01-01 08:00 on\.$/],
])('says of %s with %o what visitors will not see', async (kind, change, warning) => {
  const [added, ...warnings] = await add(
    access(),
    kind,
    JSON.stringify({ ...items[kind], ...change }),
  )
  expect(added).toMatch(/^Added: /)
  expect(warnings).toEqual([expect.stringMatching(warning)])
})

/** Writes what `add` does not take, as a dashboard may. @returns its identifier */
async function store(row: object): Promise<string> {
  const response = await askAsStaff(access(), 'news', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify({ ...items.news, status: 'published', ...row }),
  })
  const [{ id }] = (await response.json()) as [{ id: string }]
  return id
}

it('lists and withdraws an item of a year that no calendar has', async () => {
  const id = await store({ publish_date: '20206-12-04T08:00+08:00' })
  const { lines } = await latest(access(), 'news')
  expect(lines[0]).toMatch(new RegExp(`^${id} .* 20206-12-04T00:00:00\\+00:00 {2}Road closed$`))
  expect(await withdraw(access(), 'news', id)).toBe('Road closed')
})

it('keeps each item to its line, whatever its title holds', async () => {
  const title = 'One\r\n\u001b[2Jtwo\u2028three'
  const [added] = await add(access(), 'news', JSON.stringify({ ...items.news, title }))
  expect(added).toMatch(/ One \[2Jtwo three$/)
  const [id = ''] = /[\da-f-]{36}/.exec(added ?? '') ?? []
  const { lines } = await latest(access(), 'news')
  expect(lines.find((line) => line.startsWith(id))).toMatch(/ {2}One \[2Jtwo three$/)
  expect(await withdraw(access(), 'news', id)).toBe('One [2Jtwo three')
})

it('lists 20, or all, and says how many there are', async () => {
  for (let item = 0; item < 21; item += 1) await store({ status: 'draft' })
  const { lines, total } = await latest(access(), 'news')
  expect(lines).toHaveLength(20)
  expect(total).toBeGreaterThan(20)
  const all = await latest(access(), 'news', true)
  expect(new Set(all.lines).size).toBe(total)
})

it('says which pictures visitors will not see', async () => {
  const pictures = { featured_image_url: 'https://elsewhere.example/a.png', thumbnail: '/a.png' }
  const [added, ...warnings] = await add(
    access(),
    'news',
    JSON.stringify({ ...items.news, ...pictures, publish_date: '2026-01-04T08:00+08:00' }),
  )
  expect(added).toMatch(/^Added: /)
  expect(warnings).toEqual([
    'featured_image_url is not shown: https://elsewhere.example/a.png is no path of the portal.',
  ])
})

it('says where there is nothing to withdraw', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expect(withdraw(access(), 'events', nobody)).rejects.toThrow(`There is no ${nobody}`)
  await expect(withdraw(access(), 'events', '7')).rejects.toThrow(
    /^“7” is no item's id: npm run events lists /,
  )
})

it('visitors may withdraw nothing', async () => {
  const item = '00000000-0000-4000-8000-000000000000'
  for (const name of ['withdraw_news', 'withdraw_event']) {
    const { error } = await backend.client().rpc(name, { item })
    expect(error?.code).toMatch(/^(42501|PGRST202)$/)
  }
})

it('is a command', async () => {
  const file = join(dataDir, 'news.json')
  await writeFile(file, JSON.stringify(items.news))
  const run = async (...parameters: string[]) => {
    const at = ['--at', backend.url]
    const program = runProgram(join(import.meta.dirname, 'announce.ts'), [...parameters, ...at], {
      PORTAL_DATA: dataDir,
      INIT_CWD: dataDir,
    })
    return { code: await program.exit, output: program.output() }
  }
  expect(await run('news', 'add', file)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Added: [\da-f-]{36} {2}published {2}Road closed\n$/),
  })
  expect((await run('news')).output).toMatch(
    new RegExp(
      `Road closed\n20 of \\d+; all of them: npm run news -- --at ${backend.url} --all\n$`,
    ),
  )
  expect((await run('news', '--all')).output).toMatch(/\n(\d+) of \1\n$/)
  // Meant from where it was typed.
  expect(await run('news', 'add', 'news.jsonx')).toEqual({
    code: 1,
    output: `error: ${file}x cannot be read (ENOENT).\n`,
  })
  // As an editor on Windows saves it.
  await writeFile(file, `\ufeff${JSON.stringify(items.news)}`)
  expect((await run('news', 'add', file)).code).toBe(0)
  await writeFile(file, Buffer.from(JSON.stringify({ ...items.news, title: 'Niño' }), 'latin1'))
  expect(await run('news', 'add', file)).toEqual({
    code: 1,
    output: `error: ${file} is not UTF-8: save it as UTF-8.\n`,
  })
  await writeFile(file, '{"title": ')
  expect((await run('news', 'add', file)).output).toMatch(`error: ${file} is no JSON: `)
  expect(await run('events', 'remove', 'x')).toEqual({
    code: 1,
    output: expect.stringMatching(/^error: Usage: npm run events, or /),
  })
})
