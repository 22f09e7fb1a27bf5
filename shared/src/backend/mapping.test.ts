import { expect, it } from 'vitest'
import { eventItemOf } from './event-item.ts'
import { imageAddress } from './image-address.ts'
import { newsItemOf } from './news-item.ts'
import { itemsOf } from './row.ts'

const row = {
  id: '7c1f',
  status: 'published',
  publish_date: '2026-01-05T00:00:00+00:00',
  category: 'Agriculture',
  category_fil: null,
  title: 'Program launched',
  title_fil: 'Inilunsad ang programa',
  excerpt: 'x'.repeat(200),
  excerpt_fil: 'maikli',
  description: null,
  content: 'First.\n\nSecond.',
  content_fil: null,
  read_time: '3 min read',
  read_time_fil: null,
  featured_image_url: '/media/news/one.svg',
  thumbnail: null,
}

it('maps a row of news once, in both languages', () => {
  expect(newsItemOf(row)).toEqual({
    id: '7c1f',
    title: { en: 'Program launched', fil: 'Inilunsad ang programa' },
    category: { en: 'Agriculture', fil: 'Agrikultura' },
    readTime: { en: '3 min read', fil: '3 minutong pagbasa' },
    image: '/media/news/one.svg',
    excerpt: { en: `${'x'.repeat(150)}…`, fil: 'maikli' },
    content: { en: 'First.\n\nSecond.', fil: 'First.\n\nSecond.', only: 'en' },
    publishedAt: '2026-01-05T00:00:00+00:00',
    dateText: null,
  })
})

it('takes the text from excerpt, description or content, the first that is there', () => {
  const excerptFrom = (fields: object) => newsItemOf({ id: '1', title: 'T', ...fields })?.excerpt.en
  expect(excerptFrom({ excerpt: 'e', description: 'd', content: 'c' })).toBe('e')
  expect(excerptFrom({ excerpt: ' ', description: 'd', content: 'c' })).toBe('d')
  expect(excerptFrom({ content: 'c' })).toBe('c')
  expect(excerptFrom({})).toBe('')
  expect(excerptFrom({ content: '🌾'.repeat(151) })).toBe(`${'🌾'.repeat(150)}…`)
  expect(excerptFrom({ content: 'c'.repeat(150) })).toBe('c'.repeat(150))
  expect(excerptFrom({ content: `${'c'.repeat(149)} cut` })).toBe(`${'c'.repeat(149)}…`)
})

it('fills in what a bare row lacks', () => {
  expect(newsItemOf({ id: 4, title: 'Bare', date: 'Jan 15-31' })).toEqual({
    id: '4',
    title: { en: 'Bare', fil: 'Bare', only: 'en' },
    category: { en: '', fil: '' },
    readTime: { en: '3 min read', fil: '3 minutong pagbasa' },
    image: null,
    excerpt: { en: '', fil: '' },
    content: { en: '', fil: '' },
    publishedAt: '',
    dateText: 'Jan 15-31',
  })
  const readTime = (fields: object) => newsItemOf({ id: '1', title: 'T', ...fields })?.readTime
  expect(readTime({ readTime: '5 min read' })).toEqual({
    en: '5 min read',
    fil: '5 minutong pagbasa',
  })
  expect(readTime({ read_time: 'a while', read_time_fil: 'matagal' })).toEqual({
    en: 'a while',
    fil: 'matagal',
  })
  expect(readTime({ read_time: 'a while' })).toEqual({
    en: 'a while',
    fil: 'a while',
    only: 'en',
  })
})

it('maps a row of events', () => {
  const event = {
    id: 'e',
    title: 'Session',
    event_date: '2026-12-01T06:00:00Z',
    location: 'Hall',
    location_fil: 'Bulwagan',
  }
  expect(eventItemOf(event)).toEqual({
    id: 'e',
    title: { en: 'Session', fil: 'Session', only: 'en' },
    category: { en: 'Event', fil: 'Kaganapan' },
    startsAt: '2026-12-01T06:00:00Z',
    location: { en: 'Hall', fil: 'Bulwagan' },
    description: null,
  })
  expect(eventItemOf({ ...event, title: '', title_fil: 'Sesyon' })?.title).toEqual({
    en: 'Sesyon',
    fil: 'Sesyon',
    only: 'fil',
  })
  expect(eventItemOf({ ...event, event_date: 'infinity' })).toBeNull()
})

it('drops what is no row, lacks an id or a title, or comes twice', () => {
  const good = { id: '1', title: 'Good' }
  const data = [
    null,
    7,
    'x',
    [],
    {},
    { id: '2' },
    { title: 'x' },
    { id: {}, title: 'x' },
    { id: '3', title: 5 },
    good,
    good,
  ]
  expect(itemsOf(data, newsItemOf).map(({ id }) => id)).toEqual(['1'])
  expect(itemsOf({ message: 'no list' }, newsItemOf)).toEqual([])
  expect(itemsOf(null, newsItemOf)).toEqual([])
})

it('takes a date only from what is one', () => {
  const dated = (publish_date: unknown) => {
    const item = newsItemOf({ id: '1', title: 'T', publish_date })
    return [item?.publishedAt, item?.dateText]
  }
  expect(dated('2026-01-05')).toEqual(['2026-01-05', null])
  expect(dated('Jan 15-31, 2025')).toEqual(['', 'Jan 15-31, 2025'])
  for (const wrong of ['infinity', '-infinity', '294276-12-31T23:59:59Z', '0001-01-01', 7, {}]) {
    expect(dated(wrong)).toEqual(['', null])
  }
  expect(eventItemOf({ id: 'e', title: 'T', event_date: 'alert(1)' })).toBeNull()
  expect(eventItemOf({ id: 'e', title: 'T', event_date: '9999-01-01' })).toBeNull()
})

it('cuts what has no end, and drops a title that nobody sees', () => {
  const item = newsItemOf({ id: '1', title: 'x'.repeat(9_000), content: 'y'.repeat(900_000) })
  expect([item?.title.en.length, item?.content.en.length]).toEqual([200, 50_000])
  expect(newsItemOf({ id: '1', title: '\u200b\u202e\u2800' })).toBeNull()
  const many = Array.from({ length: 5_000 }, (_, id) => ({ id, title: 'T' }))
  expect(itemsOf(many, newsItemOf)).toHaveLength(1_000)
})

const hosted = 'https://data.example'

it('shows images of the portal alone where the database is its own', () => {
  expect(imageAddress('/media/a.svg', '')).toBe('/media/a.svg')
  expect(imageAddress('https://data.example/a.png', '')).toBeNull()
})

it.each([
  ['/media/news/a.svg', '/media/news/a.svg'],
  ['/media/a.svg?v=2', '/media/a.svg?v=2'],
  ['https://data.example/a.png', 'https://data.example/a.png'],
  ['http://data.example/a.png', null],
  ['https://data.example.evil.example/a.png', null],
  ['https://data.example:8443/a.png', null],
  ['https://d\u0430ta.example/a.png', null],
  ['https://data.example@evil.example/a.png', null],
  ['https://images.example/a.png', null],
  ['//evil.example/a.png', null],
  ['/\\evil.example/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['https://user:secret@data.example/a.png', null],
  ['media/a.svg', null],
  ['https://', null],
  ['', null],
  [`https://data.example/${'a'.repeat(2_000)}`, null],
])('image %# is safe or null', (value, address) => {
  expect(imageAddress(value, hosted)).toBe(address)
})
