import { expect, it } from 'vitest'
import { allEventsHref, asksForAllEvents, linkedNews, newsHref } from './search-feed.ts'

it.each(['7', '3f4c7ba4-27a9-4b90-bb54-4391882f0da1', 'a b&news=c#d'])(
  'the address of news item %s names it',
  (id) => {
    expect(linkedNews(new URL(newsHref(id), 'http://localhost'))).toBe(id)
  },
)

it.each(['/#news', '/?news=#news', '/?news=7', '/?news=7#events'])('%s names none', (address) => {
  expect(linkedNews(new URL(address, 'http://localhost'))).toBeNull()
})

it('the address of all events asks for them, that of the next ones does not', () => {
  const searchOf = (address: string) => new URL(address, 'http://localhost').search
  expect(asksForAllEvents(searchOf(allEventsHref))).toBe(true)
  expect(asksForAllEvents(searchOf('/#events'))).toBe(false)
})
