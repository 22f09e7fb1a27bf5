import type { Language } from '@portal/shared/i18n'
import ICAL from 'ical.js'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { expect, it, vi } from 'vitest'
import { hostileEvents, hostileNews } from '../../e2e/hostile/rows.ts'
import { calendarText, eventText } from '../../shared/src/backend/calendar.ts'
import { eventItemOf } from '../../shared/src/backend/event-item.ts'
import { newsItemOf } from '../../shared/src/backend/news-item.ts'
import { itemsOf } from '../../shared/src/backend/row.ts'
import { atomFeed } from './atom.ts'
import { makeFeed } from './feeds.ts'

const now = new Date('2026-11-21T00:00:00Z')
const source = { url: 'http://data.example', anonKey: 'key' }

/** Reads a feed with a strict parser: its elements in order, with their text. */
function readXml(xml: string) {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = []
  const open: typeof elements = []
  const parser = new SaxesParser({})
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes, text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const texts = (name: string) =>
    elements.filter((each) => each.name === name).map(({ text }) => text)
  return { elements, texts }
}

/** Reads a calendar with another library than the one that wrote it. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const withIds = (rows: unknown[]) =>
  rows.map((row, id) =>
    typeof row === 'object' && row && !Array.isArray(row) ? { id, ...row } : row,
  )

const row = {
  id: 'a1',
  title: 'Seeds & “soil” <free>',
  title_fil: 'Binhi at lupa',
  category: 'Agriculture',
  content: 'First.\n\nSecond, ñ ₱5.\nSame.\n',
  publish_date: '2026-01-05T00:00:00+00:00',
}

it('tells news as Atom, in the words and the order of the page', () => {
  const items = itemsOf([row, { ...row, id: 'a2', publish_date: '2026-02-01' }], newsItemOf)
  const { texts, elements } = readXml(atomFeed(items, 'en'))
  expect(texts('title').slice(1)).toEqual([row.title, row.title])
  expect(texts('content')[0]).toBe('<p>First.</p><p>Second, ñ ₱5.<br>Same.</p>')
  expect(texts('updated')).toEqual([
    '2026-02-01T00:00:00.000Z',
    '2026-01-05T00:00:00.000Z',
    '2026-02-01T00:00:00.000Z',
  ])
  expect(new Set(texts('id')).size).toBe(3)
  expect(elements[0]?.attributes['xml:lang']).toBe('en-PH')
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
  expect(links.find(({ rel }) => rel === 'self')?.href).toMatch(/^https:.*\/feeds\/news\.en\.xml$/)
  const filipino = readXml(atomFeed(items, 'fil'))
  expect(filipino.elements[0]?.attributes['xml:lang']).toBe('fil-PH')
  expect(filipino.texts('title')[1]).toBe('Binhi at lupa')
})

it('names the category of news for machines and, in Filipino, for readers', () => {
  const categoryIn = (language: Language, fields: object = {}) => {
    const { elements } = readXml(atomFeed(itemsOf([{ ...row, ...fields }], newsItemOf), language))
    return elements.find(({ name }) => name === 'category')?.attributes
  }
  expect(categoryIn('en')).toEqual({ term: 'Agriculture' })
  expect(categoryIn('fil')).toEqual({ term: 'Agriculture', label: 'Agrikultura' })
  const ofItsOwn = { category: 'Advisory', category_fil: 'Abiso' }
  expect(categoryIn('fil', ofItsOwn)).toEqual({ term: 'Advisory', label: 'Abiso' })
  expect(categoryIn('fil', { category: 'Notice' })).toEqual({ term: 'Notice' })
  expect(categoryIn('fil', { category: '' })).toBeUndefined()
})

it('leaves out what has no moment, and is a feed without any item', () => {
  const items = itemsOf([{ ...row, publish_date: 'Jan 15-31' }], newsItemOf)
  const { texts } = readXml(atomFeed(items, 'en', now))
  expect(texts('entry')).toEqual([])
  expect(texts('updated')).toEqual([now.toISOString()])
})

it('is well-formed whatever the rows hold', () => {
  const items = itemsOf([...withIds(hostileNews), { ...row, title: 'a\uffff\ufffeb' }], newsItemOf)
  expect(items.length).toBeGreaterThan(30)
  const { texts } = readXml(atomFeed(items, 'en'))
  expect(texts('entry').length).toBeGreaterThan(30)
  expect(texts('title').at(-1)).toBe('ab')
  // Told as text, and not as markup of the feed's own.
  const shown = texts('content').join()
  expect(shown.includes('&lt;script&gt;')).toBe(true)
  expect(shown.includes('<script>')).toBe(false)
})

const event = {
  id: 'e1',
  title: 'Session; open, to \\ all',
  title_fil: 'Sesyon',
  event_date: '2026-12-01T14:00:00+08:00',
  location: 'Hall, 2nd floor',
  description: 'Line one\nLine two 🌾',
}

it('tells events as a calendar that another program reads', () => {
  const text = calendarText(itemsOf([event], eventItemOf), 'en', now)
  const [read] = readCalendar(text)
  expect(read?.summary).toBe(event.title)
  expect(read?.location).toBe(event.location)
  expect(read?.description).toBe(event.description)
  expect(read?.startDate.toJSDate()).toEqual(new Date('2026-12-01T06:00:00Z'))
  // No row says when an event ends: it ends as it begins (RFC 5545, 3.6.1), with no word about it.
  expect(text).not.toMatch(/^(DTEND|DURATION)/m)
  expect(read?.endDate.toJSDate()).toEqual(new Date('2026-12-01T06:00:00Z'))
  expect(read?.uid).toMatch(/^e1@/)
  expect(text).toContain('DTSTAMP:20261121T000000Z')
  expect(text).toContain('?events=all&lang=en#events')
  expect(readCalendar(calendarText(itemsOf([event], eventItemOf), 'fil'))[0]?.summary).toBe(
    'Sesyon',
  )
})

it('names the category of an event in the language of the calendar', () => {
  const categoryIn = (language: Language, fields: object) => {
    const text = calendarText(itemsOf([{ ...event, ...fields }], eventItemOf), language)
    return /^CATEGORIES:(.*)\r$/m.exec(text)?.[1]
  }
  expect(categoryIn('en', { category: 'Government' })).toBe('Government')
  expect(categoryIn('fil', { category: 'Government' })).toBe('Pamahalaan')
  expect(categoryIn('fil', { category: 'Culture', category_fil: 'Sining' })).toBe('Sining')
  expect(categoryIn('fil', { category: 'Notice' })).toBe('Notice')
  expect(categoryIn('fil', {})).toBe('Kaganapan')
})

it('tells one event without the head of a calendar to follow', () => {
  const [item] = itemsOf([event], eventItemOf)
  if (!item) throw new Error('No event was read')
  const text = eventText(item, 'en', now)
  expect(readCalendar(text)[0]?.summary).toBe(event.title)
  const ofList = /^(NAME|X-WR-CALNAME|URL:.*\/feeds\/|REFRESH-INTERVAL|X-PUBLISHED-TTL)/m
  expect(text).not.toMatch(ofList)
  expect(calendarText([item], 'en', now)).toMatch(ofList)
})

it('keeps lines short and whole whatever the rows hold', () => {
  const items = itemsOf(withIds(hostileEvents), eventItemOf)
  expect(items.length).toBeGreaterThan(20)
  const text = calendarText(items, 'en', now)
  expect(readCalendar(text)).toHaveLength(items.length)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\0\ufffd]/)
  }
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('answers its own addresses and no others', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.includes('id=eq.no-uuid')) return new Response('{}', { status: 400 })
    return Response.json(address.includes('/events') ? [event] : [row])
  })
  const typeAt = async (path: string) => (await makeFeed(path, source))?.type
  expect(await typeAt('/feeds/news.fil.xml')).toBe('application/atom+xml')
  expect(await typeAt('/feeds/events.en.ics')).toBe('text/calendar')
  expect(await typeAt('/feeds/events/e1.en.ics')).toBe('text/calendar')
  expect(asked.every((address) => address.startsWith('http://data.example/rest/v1/'))).toBe(true)
  expect(asked.at(-1)).toContain('status=eq.upcoming')
  expect(await typeAt('/feeds/events/no-uuid.en.ics')).toBeUndefined()
  const before = asked.length
  for (const path of [
    '/feeds/news.xx.xml',
    '/feeds/news.en.ics',
    '/feeds/messages.en.xml',
    '/feeds/events/e1&select=x.en.ics',
    '/feeds/events/../news.en.xml',
  ]) {
    expect(await typeAt(path), path).toBeUndefined()
  }
  expect(asked).toHaveLength(before)
  vi.unstubAllGlobals()
})

it('says so where the database does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await expect(makeFeed('/feeds/news.en.xml', source)).rejects.toThrow('503')
  vi.unstubAllGlobals()
})

it('gives the search what is news and what comes, in one language', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.includes('/news?') ? [row] : [event])
  })
  const feed = await makeFeed('/feeds/search.fil.json', source)
  expect(feed?.type).toBe('application/json')
  expect(JSON.parse(feed?.text ?? '')).toEqual([
    {
      to: '/?news=a1#news',
      kind: 'news',
      title: 'Binhi at lupa',
      text: expect.stringMatching(/^First/),
    },
    {
      to: '/?events=all#events',
      kind: 'news',
      title: 'Sesyon',
      text: expect.stringMatching(/^Dis 01, 2026, 2:00 PM\nHall/),
    },
  ])
  expect(asked.every((address) => /status=eq\.(published|upcoming)/.test(address))).toBe(true)
  expect(await makeFeed('/feeds/search.fil.xml', source)).toBeNull()
  vi.unstubAllGlobals()
})
