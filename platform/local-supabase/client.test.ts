import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../test/postgres.ts'
import { type RunningBackend, startOnPostgres, startSeeded } from './test-support/backend.ts'

const postgresPrograms = await findPostgres()
if (postgresPrograms === null) console.info('Client tests: no PostgreSQL server is installed')

const backends: { name: string; start: () => Promise<RunningBackend> }[] = [
  { name: 'PGlite', start: () => startSeeded(true) },
  ...(postgresPrograms === null
    ? []
    : [{ name: 'PostgreSQL server', start: () => startOnPostgres(postgresPrograms, true) }]),
]

describe.for(backends)('unmodified supabase-js on $name', ({ name, start }) => {
  let backend: RunningBackend
  let visitor: SupabaseClient
  let staff: SupabaseClient

  beforeAll(async () => {
    backend = await start()
    visitor = backend.client()
    staff = backend.client(backend.serviceKey)
    console.info(`Client tests: run on ${name}`)
  }, 60_000)
  afterAll(() => backend?.close())

  const message = () => ({
    id: randomUUID(),
    name: 'Maria Niña',
    email: 'maria@example.ph',
    phone: null,
    subject: 'Ilaw sa kanto',
    message: 'Magandang umaga po.\nMadilim sa kanto.',
    department: 'Engineering Office',
  })

  it('news: everything published, newest first', async () => {
    const { data, error } = await visitor
      .from('news')
      .select('*')
      .eq('status', 'published')
      .order('publish_date', { ascending: false })
    expect(error).toBeNull()
    expect(data).toHaveLength(14)
    const dates = (data ?? []).map(({ publish_date }) => Date.parse(publish_date))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(Math.max(...dates)).toBeLessThanOrEqual(Date.now())
  })

  it('drafts and scheduled news stay hidden, whatever is asked for', async () => {
    const drafts = await visitor.from('news').select('id').eq('status', 'draft')
    const scheduled = await visitor
      .from('news')
      .select('id')
      .gt('publish_date', new Date().toISOString())
    expect([drafts.data, scheduled.data]).toEqual([[], []])
    const all = await staff.from('news').select('id', { count: 'exact', head: true })
    expect(all.count).toBe(17)
  })

  it('events: upcoming, soonest first, three of them', async () => {
    const { data } = await visitor
      .from('events')
      .select('*')
      .eq('status', 'upcoming')
      .order('event_date', { ascending: true })
      .limit(3)
    expect(data).toHaveLength(3)
    const dates = (data ?? []).map(({ event_date }) => Date.parse(event_date))
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    expect(dates[0]).toBeGreaterThan(Date.now())
  })

  it('filters', async () => {
    const titles = async (
      narrow: (query: ReturnType<ReturnType<typeof visitor.from>['select']>) => PromiseLike<{
        data: unknown
        error: unknown
      }>,
    ) => {
      const { data, error } = await narrow(visitor.from('events').select('title'))
      expect(error).toBeNull()
      return Array.isArray(data) ? data.length : -1
    }
    const now = new Date().toISOString()
    expect(await titles((query) => query.neq('status', 'past'))).toBe(7)
    expect(await titles((query) => query.lt('event_date', now))).toBe(4)
    expect(await titles((query) => query.gte('event_date', now))).toBe(7)
    expect(await titles((query) => query.lte('event_date', now).gt('event_date', now))).toBe(0)
    expect(await titles((query) => query.in('status', ['past', 'cancelled']))).toBe(5)
    expect(await titles((query) => query.in('category', ['a,b', 'c"d', 'Sports']))).toBe(2)
    expect(await titles((query) => query.in('category', []))).toBe(0)
    expect(await titles((query) => query.is('title_fil', null))).toBe(0)
    expect(await titles((query) => query.not('title_fil', 'is', null))).toBe(11)
    expect(await titles((query) => query.like('title', 'Saturday%'))).toBe(1)
    expect(await titles((query) => query.ilike('title', '*MARKET'))).toBe(1)
    expect(await titles((query) => query.eq('title', "Saturday farmers' market"))).toBe(1)
    expect(await titles((query) => query.eq('title', "' or 1=1 --"))).toBe(0)
  })

  it('columns, order with nulls, single and maybeSingle', async () => {
    const { data } = await visitor
      .from('news')
      .select('title, thumbnail')
      .order('thumbnail', { ascending: true, nullsFirst: true })
      .order('title')
      .limit(1)
      .single()
    expect(data).toEqual({ title: expect.stringMatching(/^A/), thumbnail: null })

    const many = await visitor.from('news').select('id').single()
    expect(many.error?.code).toBe('PGRST116')
    const none = await visitor.from('news').select('id').eq('title', 'no such').maybeSingle()
    expect([none.data, none.error]).toEqual([null, null])
  })

  it('pages with a total', async () => {
    const page = await visitor
      .from('news')
      .select('id', { count: 'exact' })
      .order('publish_date', { ascending: false })
      .range(5, 9)
    expect([page.data?.length, page.count, page.status]).toEqual([5, 14, 206])
    const beyond = await visitor.from('news').select('id', { count: 'exact' }).range(50, 59)
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103'])
    const head = await visitor.from('news').select('*', { count: 'exact', head: true })
    expect([head.count, head.data]).toEqual([14, null])
  })

  it('a message is stored once, and only staff can read it', async () => {
    const sent = message()
    const first = await visitor.from('contact_messages').insert(sent)
    expect([first.status, first.error, first.data]).toEqual([201, null, null])

    const again = await visitor.from('contact_messages').insert(sent)
    expect([again.status, again.error?.code]).toEqual([409, '23505'])
    expect((await visitor.from('contact_messages').insert([message()])).status).toBe(201)

    const peek = await visitor.from('contact_messages').select('*')
    expect([peek.status, peek.error?.code, peek.data]).toEqual([401, '42501', null])
    const { data } = await staff.from('contact_messages').select('*').eq('id', sent.id)
    expect(data).toMatchObject([sent])
  })

  it('the sender alone learns the reference number', async () => {
    const sent = message()
    await visitor.from('contact_messages').insert(sent)
    const reference = (id: string) =>
      visitor.rpc('contact_message_reference', { message_id: id }, { count: 'exact' })
    const known = await reference(sent.id)
    expect([known.data, known.count]).toEqual([expect.stringMatching(/^\d{4}-\d{6}$/), 1])
    expect((await reference(sent.id).select().single()).data).toBe(known.data)
    const unknown = await reference(randomUUID())
    expect([unknown.data, unknown.error]).toEqual([null, null])
  })

  it('what a visitor may not do is refused', async () => {
    const refused = async (
      answer: PromiseLike<{ status: number; error: { code: string } | null }>,
    ) => {
      const { status, error } = await answer
      return [status, error?.code]
    }
    const row = message()
    expect(await refused(visitor.from('contact_messages').insert(row).select())).toEqual([
      401,
      '42501',
    ])
    expect(
      await refused(visitor.from('contact_messages').insert({ ...row, created_at: '2001-01-01' })),
    ).toEqual([401, '42501'])
    expect(
      await refused(visitor.from('contact_messages').insert({ ...row, email: 'nobody' })),
    ).toEqual([400, '23514'])
    expect(await refused(visitor.from('contact_messages').insert({ ...row, name: null }))).toEqual([
      400,
      '23502',
    ])
    expect(await refused(visitor.from('contact_messages').insert({ ...row, admin: true }))).toEqual(
      [400, 'PGRST204'],
    )
    expect(await refused(visitor.from('contact_messages').upsert(row))).toEqual([400, 'PGRST127'])
    expect(
      await refused(visitor.from('contact_messages').update({ name: 'x' }).eq('id', row.id)),
    ).toEqual([405, 'PGRST117'])
    expect(await refused(visitor.from('contact_messages').delete().eq('id', row.id))).toEqual([
      405,
      'PGRST117',
    ])
    expect(await refused(visitor.from('news').insert({ title: 'x', category: 'x' }))).toEqual([
      401,
      '42501',
    ])
    expect(await refused(visitor.from('pg_authid').select('*'))).toEqual([404, 'PGRST205'])
    expect(await refused(visitor.schema('private').from('contact_limits').select('*'))).toEqual([
      406,
      'PGRST106',
    ])
    expect(await refused(visitor.rpc('pg_sleep', { seconds: 1 }))).toEqual([404, 'PGRST202'])
    expect(await refused(visitor.rpc('contact_message_reference', { other: 1 }))).toEqual([
      404,
      'PGRST202',
    ])
    expect(await refused(visitor.from('news').select('nope'))).toEqual([400, '42703'])
    expect(await refused(visitor.from('news').select('id, events(*)'))).toEqual([400, 'PGRST127'])
    expect(await refused(visitor.from('news').select('id').or('id.eq.1'))).toEqual([
      400,
      'PGRST127',
    ])
    expect(await refused(visitor.from('news').select('id').textSearch('title', 'x'))).toEqual([
      400,
      'PGRST127',
    ])
  })

  it('an insert that staff may read comes back', async () => {
    const news = staff.from('news')
    const draft = { title: 'Draft', category: 'Test' }
    const { data, error } = await news.insert(draft).select('title, status').single()
    expect([error, data]).toEqual([null, { title: 'Draft', status: 'draft' }])
    const counted = await news.insert([draft, draft], { count: 'exact' })
    expect([counted.data, counted.count]).toEqual([null, 2])
    const none = await news.insert([], { count: 'exact' }).select()
    expect([none.data, none.count]).toEqual([[], 0])
  })

  it('the eleventh message of an hour is refused with 429', async () => {
    const household = backend.client(backend.anonKey, '203.0.113.9')
    const answers: number[] = []
    for (let count = 0; count < 10; count++) {
      answers.push((await household.from('contact_messages').insert(message())).status)
    }
    expect(answers).toEqual(Array(10).fill(201))
    const { status, error } = await household.from('contact_messages').insert(message())
    expect([status, error?.code]).toEqual([429, 'PT429'])
    const list = Array.from({ length: 3 }, message)
    expect((await staff.from('contact_messages').insert(list)).status).toBe(201)
  })

  it('the machine itself may send more: there the portal is tried, or a proxy speaks for a town', async () => {
    for (let count = 0; count < 12; count++) {
      expect((await visitor.from('contact_messages').insert(message())).status).toBe(201)
    }
  })
})
