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
    category: { en: 'Agriculture', fil: 'Agriculture' },
    readTime: { en: '3 min read', fil: '3 minutong pagbasa' },
    image: '/media/news/one.svg',
    excerpt: { en: `${'x'.repeat(150)}…`, fil: 'maikli' },
    content: { en: 'First.\n\nSecond.', fil: 'First.\n\nSecond.' },
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
})

it('fills in what a bare row lacks (spec §3)', () => {
  expect(newsItemOf({ id: 4, title: 'Bare', date: 'Jan 15-31' })).toEqual({
    id: '4',
    title: { en: 'Bare', fil: 'Bare' },
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
  expect(readTime({ read_time: 'a while' })).toEqual({ en: 'a while', fil: 'a while' })
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
    title: { en: 'Session', fil: 'Session' },
    category: { en: 'Event', fil: 'Kaganapan' },
    startsAt: '2026-12-01T06:00:00Z',
    location: { en: 'Hall', fil: 'Bulwagan' },
    description: null,
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

it.each([
  ['/media/news/a.svg', '/media/news/a.svg'],
  ['/media/a.svg?v=2', '/media/a.svg?v=2'],
  ['https://images.example/a.png', 'https://images.example/a.png'],
  ['http://images.example/a.png', null],
  ['//evil.example/a.png', 'https://evil.example/a.png'],
  ['/\\evil.example/a.png', 'https://evil.example/a.png'],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['https://user:secret@images.example/a.png', null],
  ['media/a.svg', null],
  ['https://', null],
  ['', null],
  [`https://images.example/${'a'.repeat(2_000)}`, null],
])('image %# is safe or null', (value, address) => {
  expect(imageAddress(value)).toBe(address)
})
