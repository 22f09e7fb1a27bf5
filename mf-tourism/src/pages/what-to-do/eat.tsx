import { LastChecked, Section } from '@portal/shared/ui'
import { menusCheck } from '../../../content/facts/menus.ts'
import { restaurants } from '../../../content/facts/restaurants.ts'
import { RestaurantCard } from '../../dining/restaurant-card.tsx'
import { restaurantScenes } from '../../dining/restaurant-scenes.ts'
import { RatingNote } from '../../parts/rating-note.tsx'
import { useWhatToDoCopy } from './copy.ts'

export default function Eat() {
  const copy = useWhatToDoCopy()
  return (
    <Section id="restaurants" searchKind="place" title={copy.eat.title} lead={copy.eat.lead}>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {restaurants.map((restaurant) => (
          <RestaurantCard
            key={restaurant.id}
            restaurant={restaurant}
            level={3}
            scenes={restaurantScenes}
          />
        ))}
      </ul>
      <LastChecked {...menusCheck} />
      <RatingNote />
    </Section>
  )
}
