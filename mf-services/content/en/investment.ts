import { municipality } from '@portal/shared/site'

export const investment = {
  // Name of the office that accompanies investors.
  office: 'Municipal Investment Office',
  hero: {
    eyebrow: 'Investment',
    title: `Invest in ${municipality.name}`,
    lead: 'Fertile land, a valley full of produce and a road to two regions: a town that is ready to work with you, at the place where the harvest begins.',
    guide: 'Download Investment Guide',
    meeting: 'Schedule a Meeting',
    meetingSubject: 'Schedule a meeting about an investment',
  },

  video: {
    title: 'See the town first',
    lead: 'From the cane fields by the river to the view decks of the Eastern Ridge.',
    watch: 'Watch on YouTube',
    newTab: 'opens in a new tab',
    text: 'The film shows the land, the roads and the people that a business here would work with.',
    points: [
      'The growing areas and what they harvest, month by month',
      'The highway junction, the sugar mill and the public market',
      'Owners of businesses here, in their own words',
    ],
    privacy: 'Nothing is loaded from YouTube until you follow the link.',
  },

  stats: {
    title: 'The town in figures',
    lead: 'What a business finds here.',
    population: 'Population',
    populationNote: 'Customers and workers in 31 barangays',
    output: 'Agricultural output',
    outputNote: 'Pesos a year, from sugar cane to coffee',
    growth: 'Economic growth',
    growthNote: 'Of the local economy in a year',
    land: 'Agricultural land',
    landNote: (area: string) => `Of a land area of ${area}`,
  },

  incentives: {
    title: 'What the town gives',
    lead: 'Four reasons that count from the first year.',
    items: {
      localTaxes: {
        title: 'Local tax relief',
        text: (exempt: number, half: number) =>
          `No local business tax in the first ${exempt} years and half of it for ${half} more, for registered projects that employ residents.`,
      },
      nationalTaxes: {
        title: 'National incentives',
        text: 'We help you register with the Board of Investments: income tax holiday, duty-free equipment and further deductions under RA 11534 and RA 12066.',
      },
      oneDesk: {
        title: 'One desk for all permits',
        text: 'One officer walks your papers through zoning, building, fire, health and business permits, and answers your calls.',
      },
      peopleAndLand: {
        title: 'People and land',
        text: 'A list of titled sites with road, power and water, and courses at the technical institute made to fit your work.',
      },
    },
  },

  sectors: {
    title: 'Where to invest',
    lead: 'Four sectors that fit the land. The ranges are for a project of typical size.',
    potential: 'Potential',
    range: 'Investment range',
    advantages: 'Advantages',
    more: 'Learn More',
    projects: 'Projects that fit',
    sites: 'Where',
    permits: 'Permits to plan for',
    call: (phone: string) => `Call ${phone}`,
    ask: 'Write to us',
    askSubject: (sector: string) => `Investment in ${sector}`,
    items: {
      agriProcessing: {
        title: 'Agri-processing',
        description:
          'Plants that mill, dry, pack and preserve what the valley grows: cane, rice, corn, pineapple, coffee and vegetables.',
        potential:
          'Much of the harvest leaves town raw. Whoever processes it here saves the haul and keeps the margin.',
        advantages: [
          "Raw material from growers' associations, close to the plant",
          'A sugar mill with molasses and bagasse to sell',
          'Workers who know the crops, trained at the technical institute',
        ],
        projects: [
          'Packing house with cold room for pineapple and highland vegetables',
          'Corn drying and feed mill',
          'Coffee roasting and packing for shops in Davao',
        ],
        sites: 'Near the sugar mill and along the highway, on land zoned for agro-industry.',
        permits:
          'Locational clearance, environmental compliance certificate, building permit, FDA license for food, business permit.',
      },
      agriTourism: {
        title: 'Agri-tourism',
        description:
          'Farm stays, spring resorts and view decks for travelers on the mountain road to Davao.',
        potential:
          'Visitors already stop for the view and the springs. Most leave the same day, for want of beds and tables.',
        advantages: [
          'Cool nights all year round and few typhoons',
          'Working farms that welcome guests: pineapple, coffee, rice terraces',
          'Civic events that fill the town five times a year',
        ],
        projects: [
          'Farm stay with ten to twenty rooms and a kitchen that serves its own harvest',
          'Spring resort with camping ground',
          'View deck with restaurant and farm shop',
        ],
        sites: 'The Eastern Ridge, the mountain springs and the farms of the northern foothills.',
        permits:
          'Locational clearance, environmental compliance certificate, consent of the indigenous community where the land is theirs, DOT accreditation, business permit.',
      },
      logistics: {
        title: 'Logistics',
        description:
          'Cold stores, warehouses and truck terminals where the highway meets the road to Davao.',
        potential:
          'Produce of three towns passes the junction every night. There is nowhere to cool, sort or store it.',
        advantages: [
          'Two regions within half a day: Northern Mindanao and Davao',
          'Farm-to-market roads that end at the highway',
          'A public market and growers who need storage all year',
        ],
        projects: [
          'Multi-room cold store for vegetables and meat',
          'Grain warehouse with dryer and truck scale',
          'Truck terminal with fuel, repair and lodging',
        ],
        sites: 'Along the Sayre Highway, within five kilometers of the junction.',
        permits:
          'Locational clearance, DPWH access permit for the highway, building permit, fire safety inspection, business permit.',
      },
      renewableEnergy: {
        title: 'Renewable energy',
        description:
          'Power from bagasse, sun and falling water, for the grid or for plants that use it on the spot.',
        potential:
          'Demand grows with every cold room and pump, while bagasse is burned and dry slopes lie idle.',
        advantages: [
          'Bagasse from the milling season, November to May',
          'Rivers that fall from the Eastern Ridge, and open, sunny slopes',
          'Income tax holiday of seven years under RA 9513',
        ],
        projects: [
          'Bagasse cogeneration beside the mill',
          'Solar farm on slopes too dry for cane',
          'Run-of-river hydropower on a branch of the Malinaw River',
        ],
        sites: 'The mill area, the western slopes and the upper river.',
        permits:
          'Service contract of the Department of Energy, environmental compliance certificate, grid study, consent of the indigenous community where the land is theirs, water permit for hydropower.',
      },
    },
  },

  ready: {
    title: 'Ready to Invest?',
    lead: 'Tell us what you plan and how much land, power and water it needs. We answer within three working days and show you the sites ourselves.',
    contact: 'Contact Investment Office',
    contactSubject: 'Investment inquiry',
    kit: "Download Investor's Kit",
    kitText:
      'The kit holds five checklists, one of them for permits, a letter of intent to copy, and the municipal offices you will meet.',
  },
} as const
