import type { FactCheck } from '@portal/shared/site'
import type { MapPlace } from './places.ts'

interface LodgingFacts {
  id: MapPlace
  /** The tourism office's own rating, 1 to 5. */
  rating: number
  /** One night in the cheapest and in the dearest room, in pesos. */
  night: readonly [from: number, to: number]
  phone: string
  email: string
}

/** When the lodgings last confirmed what a night costs. */
export const nightCheck: FactCheck = { checked: null }

// placeholder: ratings, prices, telephones and addresses, until each lodging has confirmed its own
export const lodgings = [
  {
    id: 'pension-house',
    rating: 4.1,
    night: [650, 1_400],
    phone: '(088) 000-0261',
    email: 'bahaypahinga@kalinawan.example',
  },
  {
    id: 'ridge-inn',
    rating: 4.6,
    night: [1_500, 3_200],
    phone: '(088) 000-0262',
    email: 'ridgeinn@kalinawan.example',
  },
  {
    id: 'spring-resort',
    rating: 4.4,
    night: [900, 2_800],
    phone: '(088) 000-0263',
    email: 'tubigan@kalinawan.example',
  },
] as const satisfies readonly LodgingFacts[]

export type LodgingId = (typeof lodgings)[number]['id']
