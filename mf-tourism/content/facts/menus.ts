import type { FactCheck } from '@portal/shared/site'
import type { RestaurantId } from './restaurants.ts'

export type Course = 'mains' | 'grill' | 'meals' | 'sides' | 'bakery' | 'sweets' | 'drinks'

/** A course of a menu: its dishes by id, each with its price in pesos. */
type Menu = readonly { course: Course; dishes: Readonly<Record<string, number>> }[]

/** When the restaurants last confirmed their prices. */
export const menusCheck: FactCheck = { checked: null }

// placeholder: dishes and prices, until each restaurant has confirmed its own
export const menus = {
  'local-cuisine': [
    { course: 'mains', dishes: { tinola: 320, humba: 220, sinuglaw: 260, lawuy: 140 } },
    { course: 'sides', dishes: { mountainRice: 35, rootCrops: 60 } },
    { course: 'sweets', dishes: { binignit: 70, suman: 40 } },
    { course: 'drinks', dishes: { salabat: 45, caneJuice: 50 } },
  ],
  cafe: [
    { course: 'drinks', dishes: { brewed: 90, muscovadoLatte: 130, sikwate: 95, coldBrew: 120 } },
    { course: 'bakery', dishes: { pineappleTart: 65, ensaymada: 60, cassavaCake: 70 } },
    { course: 'meals', dishes: { longganisa: 180, omelette: 150 } },
  ],
  'grill-house': [
    { course: 'grill', dishes: { liempo: 190, inasal: 160, tilapia: 210, skewer: 35 } },
    { course: 'sides', dishes: { garlicRice: 40, eggplant: 85, atchara: 30 } },
    { course: 'drinks', dishes: { calamansi: 50, coconut: 60 } },
  ],
} as const satisfies Record<RestaurantId, Menu>

type KeysOfEach<Dishes> = Dishes extends unknown ? keyof Dishes : never

export type DishId = KeysOfEach<(typeof menus)[RestaurantId][number]['dishes']>
