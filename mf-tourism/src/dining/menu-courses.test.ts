import { describe, expect, it } from 'vitest'
import { menus as en } from '../../content/en/menus.ts'
import { restaurants } from '../../content/facts/restaurants.ts'
import { menus as fil } from '../../content/fil/menus.ts'
import { menuCourses, priceRange } from './menu-courses.ts'

it('keeps the order of the menu', () => {
  const [first] = menuCourses('grill-house')
  expect(first?.course).toBe('grill')
  expect(first?.dishes.map(({ id }) => id)).toEqual(['liempo', 'inasal', 'tilapia', 'skewer'])
})

it('finds the cheapest and the dearest dish', () => {
  expect(priceRange('local-cuisine')).toEqual([35, 320])
})

describe.each(restaurants.map(({ id }) => id))('the menu of %s', (id) => {
  it('tells a reader of each language what every dish is', () => {
    for (const dish of menuCourses(id).flatMap(({ dishes }) => dishes)) {
      expect(en.dishes[dish.id].note).not.toBe(fil.dishes[dish.id].note)
    }
  })
})
