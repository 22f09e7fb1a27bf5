import { LastChecked, Section } from '@portal/shared/ui'
import { lodgings, nightCheck } from '../../../content/facts/lodgings.ts'
import { menusCheck } from '../../../content/facts/menus.ts'
import { restaurants } from '../../../content/facts/restaurants.ts'
import { RestaurantCard } from '../../dining/restaurant-card.tsx'
import { LodgingCard } from '../../lodging/lodging-card.tsx'
import { OfficeBand } from '../../parts/office-band.tsx'
import { RatingNote } from '../../parts/rating-note.tsx'
import { useTourismCopy } from './copy.ts'
import { Directions } from './directions.tsx'
import { InfoCards } from './info-cards.tsx'

/** How to come, where to stay and eat, and what is good to know. */
export default function TravelPanel() {
  const { stay, eat, office } = useTourismCopy()
  return (
    <>
      <Directions />
      <Section id="hotels" level={3} title={stay.title} lead={stay.lead}>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:last:col-span-2">
          {lodgings.map((lodging) => (
            <LodgingCard key={lodging.id} lodging={lodging} level={4} />
          ))}
        </ul>
        <LastChecked {...nightCheck} />
        <RatingNote />
      </Section>
      <Section id="restaurants" level={3} title={eat.title} lead={eat.lead}>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:last:col-span-2">
          {restaurants.map((restaurant) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} level={4} />
          ))}
        </ul>
        <LastChecked {...menusCheck} />
        <RatingNote />
      </Section>
      <InfoCards />
      <OfficeBand level={3} title={office.title} text={office.text} />
    </>
  )
}
