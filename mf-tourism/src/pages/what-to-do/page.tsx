import { LastChecked, PageHeader, Section } from '@portal/shared/ui'
import { destinations, entranceCheck } from '../../../content/facts/destinations.ts'
import { lodgings, nightCheck } from '../../../content/facts/lodgings.ts'
import { menusCheck } from '../../../content/facts/menus.ts'
import { restaurants } from '../../../content/facts/restaurants.ts'
import { RestaurantCard } from '../../dining/restaurant-card.tsx'
import { restaurantScenes } from '../../dining/restaurant-scenes.ts'
import { LodgingCard } from '../../lodging/lodging-card.tsx'
import { lodgingScenes } from '../../lodging/lodging-scenes.ts'
import { OfficeBand } from '../../parts/office-band.tsx'
import { RatingNote } from '../../parts/rating-note.tsx'
import { OverviewScene } from '../../scenes/overview.tsx'
import { useWhatToDoCopy } from './copy.ts'
import { DestinationCard } from './destination-card.tsx'
import { JumpLinks } from './jump-links.tsx'
import { TravelModes } from './travel-modes.tsx'
import { TravelTips } from './travel-tips.tsx'

export default function WhatToDoPage() {
  const copy = useWhatToDoCopy()
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<OverviewScene className="w-88 max-w-full rounded-card" />}
      />
      <JumpLinks />
      <Section
        id="destinations"
        searchKind="place"
        title={copy.destinations.title}
        lead={copy.destinations.lead}
      >
        <ul className="grid gap-6 lg:grid-cols-2">
          {destinations.map((destination) => (
            <DestinationCard key={destination.id} destination={destination} />
          ))}
        </ul>
        <LastChecked {...entranceCheck} />
        <RatingNote />
      </Section>
      <Section
        id="hotels"
        searchKind="place"
        title={copy.stay.title}
        lead={copy.stay.lead}
        tone="tinted"
      >
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {lodgings.map((lodging) => (
            <LodgingCard key={lodging.id} lodging={lodging} level={3} scenes={lodgingScenes} />
          ))}
        </ul>
        <LastChecked {...nightCheck} />
        <RatingNote />
      </Section>
      <Section id="restaurants" searchKind="place" title={copy.eat.title} lead={copy.eat.lead}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
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
      <TravelModes />
      <TravelTips />
      <OfficeBand title={copy.office.title} text={copy.office.text} />
    </>
  )
}
