import { expect, it } from 'vitest'
import { linkedPlace, mapAppHref } from './place-link.ts'

it('finds the place that an address names', () => {
  expect(linkedPlace('?place=public-market')).toBe('public-market')
  expect(linkedPlace('?utm_source=x&place=cafe')).toBe('cafe')
})

it('ignores an address without a known place', () => {
  for (const search of ['', '?place=', '?place=atlantis', '?place=__proto__']) {
    expect(linkedPlace(search)).toBeUndefined()
  }
})

it('marks the place for a map app', () => {
  expect(mapAppHref([7.707, 125.0966])).toBe(
    'https://www.openstreetmap.org/?mlat=7.707&mlon=125.0966#map=16/7.707/125.0966',
  )
})
