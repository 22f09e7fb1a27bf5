import { type Course, type DishId, menus } from '../../content/facts/menus.ts'
import type { RestaurantId } from '../../content/facts/restaurants.ts'

export interface MenuCourse {
  course: Course
  dishes: readonly { id: DishId; price: number }[]
}

/** The courses of a restaurant, in the order of its menu. */
export function menuCourses(restaurant: RestaurantId): MenuCourse[] {
  return menus[restaurant].map(({ course, dishes }) => ({
    course,
    // `Object.entries` forgets the names of the keys, which the type of `menus` has checked.
    dishes: Object.entries(dishes).map(([id, price]) => ({ id: id as DishId, price })),
  }))
}

/** The cheapest and the dearest dish of a restaurant, in pesos. */
export function priceRange(restaurant: RestaurantId): [from: number, to: number] {
  const prices = menuCourses(restaurant).flatMap(({ dishes }) => dishes.map(({ price }) => price))
  return [Math.min(...prices), Math.max(...prices)]
}
