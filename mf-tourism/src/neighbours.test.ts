import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lodgings as lodgingsEn } from '../content/en/lodgings.ts'
import { restaurants as restaurantsEn } from '../content/en/restaurants.ts'
import { mapPlaces } from '../content/facts/places.ts'
import { roads } from '../content/facts/travel.ts'
import { lodgings as lodgingsFil } from '../content/fil/lodgings.ts'
import { restaurants as restaurantsFil } from '../content/fil/restaurants.ts'

/** What the home section says, read as text: sections never import each other. */
const home = (file: string) =>
  readFileSync(new URL(`../../mf-home/content/${file}`, import.meta.url), 'utf8')

describe('what this section shares with the home section', () => {
  it.each(mapPlaces)('the map has the place %s', (id) => {
    expect(home('facts/places.ts')).toContain(`id: '${id}'`)
  })

  it.each(roads)('the road from the $id is as long as in the town profile', (road) => {
    expect(home('facts/about.ts')).toContain(`id: '${road.id}', kilometres: ${road.kilometres} `)
  })

  it.each([
    ['en', lodgingsEn, restaurantsEn],
    ['fil', lodgingsFil, restaurantsFil],
  ] as const)('houses are called as on the map: %s', (language, lodgings, restaurants) => {
    const words = home(`${language}/places.ts`)
    for (const [id, { name }] of Object.entries({ ...lodgings.items, ...restaurants.items })) {
      expect(words).toMatch(new RegExp(`'?${id}'?: \\{\\s+name: '${name}'`))
    }
  })
})
