import type { ModeId, RoadId } from '../facts/travel.ts'

// placeholder: terminals, hours and roads, until the tourism office has confirmed them
export const travel = {
  kilometres: (count: number) => `${count} km`,
  hours: (count: number) => (count === 1 ? 'about 1 hour' : `about ${count} hours`),
  fare: (from: string, to: string) => `${from}-${to} a seat`,
  ownCar: 'Your own fuel; parking is free',
  labels: { where: 'Where', when: 'When', fare: 'Fare' },
  terminal: 'Public Market terminal',
  roads: {
    north: {
      title: 'From Cagayan de Oro and Valencia',
      text: 'From Laguindingan Airport or Cagayan de Oro take a bus to Valencia City, then a van or another bus south on the Sayre Highway.',
      last: 'from Valencia City',
    },
    east: {
      title: 'From Davao City',
      text: 'From Davao Airport go to the Ecoland terminal and take a bus on the Bukidnon–Davao Road. Sit on the left for the view.',
      last: 'from Davao City',
    },
    south: {
      title: 'From Cotabato',
      text: 'Vans and buses follow the Sayre Highway north, a gentle climb between the rice fields.',
      last: 'from Cotabato',
    },
  } satisfies Record<RoadId, { title: string; text: string; last: string }>,
  modes: {
    bus: {
      title: 'Bus',
      text: 'The cheapest way in, with room for luggage. Tell the conductor that you get off at the public market.',
      where: 'Public Market terminal',
      when: 'Every hour, 4:00 AM-6:00 PM',
    },
    van: {
      title: 'Van (UV Express)',
      text: 'Faster than the bus; it leaves when all seats are taken.',
      where: 'Public Market terminal',
      when: '5:00 AM-5:00 PM',
    },
    car: {
      title: 'Own car or motorcycle',
      text: 'Both highways are paved and lit in the town proper. On the mountain road use low gear, and do not drive it in fog.',
      where: 'Free parking at the plaza and at the overview park',
      when: 'By day, if you do not know the road',
    },
    motorela: {
      title: 'Motorela and habal-habal',
      text: 'The motorela goes around the town proper; the habal-habal, a motorcycle with a licensed driver, goes wherever there is a path. Agree on the fare first.',
      where: 'Stands at the market and the plaza',
      when: '5:00 AM-9:00 PM',
    },
  } satisfies Record<ModeId, { title: string; text: string; where: string; when: string }>,
  tips: [
    {
      title: 'Start early',
      text: 'Mornings are clear. From June to October it often rains after two in the afternoon.',
    },
    {
      title: 'Take a local guide',
      text: 'Guides for the springs and the ridge trail are registered with the tourism office and know the weather.',
    },
    {
      title: 'Carry small bills',
      text: 'ATMs are found in the town proper only. Stalls and drivers cannot change large bills.',
    },
    {
      title: 'Dress in layers',
      text: 'Nights fall to 16 °C. Bring a jacket, shoes with a grip, and a raincoat.',
    },
    {
      title: 'Ask first',
      text: 'Some groves and springs are sacred to the Manobo and Talaandig. Ask before you enter, photograph or swim.',
    },
    {
      title: 'Take your trash home',
      text: 'Plastic bags and plastic bottles are not allowed on the trails. Bring a reusable bottle; it can be refilled at every barangay hall.',
    },
  ],
} as const
