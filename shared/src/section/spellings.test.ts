import { expect, test } from 'vitest'
import { allSpellings, spell } from './spellings.ts'

const entry = '/sections/home/1.0.0/client/remoteEntry.js'

test('all spellings are different addresses to a browser and the same one to a server', () => {
  const urls = allSpellings(entry).map((address) => new URL(address, 'http://localhost').pathname)
  expect(new Set(urls).size).toBe(3)
  expect(urls.map(decodeURIComponent)).toEqual([entry, entry, entry])
})

test('the first attempt uses the plain address; what is imported relatively follows a spelling', () => {
  expect(spell(entry, 0)).toBe(entry)
  expect(spell(entry, 3)).toBe(entry)
  expect(spell(spell(entry, 1), 1)).toBe(spell(entry, 2))
  expect(spell('/shell/1.0.0/client.js', 1)).toBe('/shell/1.0.0/client.js')
  const chunk = new URL('./assets/page.js', new URL(spell(entry, 1), 'http://localhost')).pathname
  expect(chunk).toBe(spell('/sections/home/1.0.0/client/assets/page.js', 1))
})
