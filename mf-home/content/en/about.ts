export const about = {
  title: 'About the Municipality',
  eyebrow: 'About',
  lead: 'A farming town between the river and the mountains of southern Bukidnon: its land and people, its story, its seal and its plans.',
  tabsLabel: 'Parts of this page',
  tabs: {
    profile: 'Town Profile',
    history: 'History',
    seal: 'Municipal Seal',
    agenda: 'Agenda',
  },

  entry: {
    title: 'Entry Points',
    lead: 'Three roads lead into town. A welcome arch stands where each one crosses the boundary.',
    distance: (kilometres: number) => `About ${kilometres} km to the town proper`,
    points: {
      north: {
        title: 'From the north',
        from: 'Valencia City',
        road: 'Sayre Highway',
        text: 'The busiest road in, through pineapple hills and past the technical institute.',
      },
      east: {
        title: 'From the east',
        from: 'Davao City',
        road: 'Bukidnon–Davao Road',
        text: 'The mountain road. The valley opens all at once at the overview park.',
      },
      south: {
        title: 'From the south',
        from: 'Cotabato',
        road: 'Sayre Highway',
        text: 'A gentle climb between rice fields, along the last bends of the river.',
      },
    },
  },

  land: {
    title: 'The Lie of the Land',
    lead: 'Our own sketch, drawn to scale: the ridge in the east, the river in the west, fields in between.',
    sketch:
      'Sketch map: the highway runs from north to south through the town proper, a second road leads east over the ridge to Davao, and the river crosses the western plain.',
    town: 'Town proper',
    river: 'Malinaw River',
    ridge: 'Eastern Ridge',
    to: { north: 'to Valencia', east: 'to Davao', south: 'to Cotabato' },
    kilometres: (count: number) => `${count} km`,
    keys: {
      cane: 'Sugar cane and pineapple',
      rice: 'Rice',
      hills: 'Foothills and ridge',
      river: 'Rivers',
    },
    open: 'Open the interactive map',
  },

  // placeholder: peoples, crops and heights are a sketch until the planning office confirms them
  people: {
    title: 'Demographics',
    lead: 'Families who have always lived on this land, and families who came to farm it.',
    labels: {
      population: 'Population',
      barangays: 'Barangays',
      density: 'People per square kilometer',
      literacy: 'Literacy rate',
    },
    facts: [
      { term: 'Languages', description: 'Cebuano, Binukid, Hiligaynon, Ilocano and Filipino' },
      {
        term: 'First peoples',
        description: 'Manobo and Talaandig communities of the eastern foothills',
      },
      {
        term: 'Where people live',
        description: 'One in five in the town proper; the others in farming barangays',
      },
    ],
  },

  economy: {
    title: 'Economic Indicators',
    lead: 'Sugar carries the town; rice, corn, fruit and visitors widen its shoulders.',
    sugarLabel: "Share of the province's sugar",
    sugarText: 'Nearly half of the sugar of Bukidnon is grown or milled here.',
    facts: [
      { term: 'Main crop', description: 'Sugar cane, milled from November to May' },
      {
        term: 'Other crops',
        description: 'Rice, yellow corn, pineapple, coffee and highland vegetables',
      },
      { term: 'Industry', description: 'One sugar mill, rice mills and small food processors' },
      {
        term: 'Growing',
        description: 'Farm tourism, cold storage and roadside trade along the highway',
      },
    ],
  },

  geography: {
    title: 'Geographic Overview',
    lead: 'A high valley: cool at night, green all year.',
    areaLabel: 'Land area',
    positionTerm: 'Position',
    position: (latitude: number, longitude: number) =>
      `Southern Bukidnon, near ${latitude}° N, ${longitude}° E`,
    facts: [
      {
        term: 'Terrain',
        description:
          'River plain in the west, rolling hills in the middle, forested ridge in the east',
      },
      {
        term: 'Elevation',
        description: 'From about 280 meters at the river to 1,150 meters on the ridge',
      },
      {
        term: 'Water',
        description: 'The Malinaw River and its two tributaries, fed by mountain springs',
      },
      {
        term: 'Climate',
        description:
          'Drier from November to May, wet afternoons from June to October, and few typhoons',
      },
    ],
  },

  readings: {
    title: 'Two readings of our figures',
    text: 'This page and the home page count differently. The profile follows the census and the land-use plan of its year. The home page follows a later estimate of the planning office, which includes newer barangays and forest land. Until both are reconciled, we show both.',
    certified: 'For a certified figure, ask the Municipal Planning Office.',
    caption: 'The same figures in both readings',
    figure: 'Figure',
    profile: (year: string) => `This page (${year})`,
    home: (year: string) => `Home page (${year})`,
    rows: { population: 'Population', barangays: 'Barangays', landArea: 'Land area' },
  },

  history: {
    title: 'How the town came to be',
    // placeholder: the town's own historians know better
    story: [
      'Long before there was a town, Manobo and Talaandig families kept their fields on the foothills and their councils by the springs. Traders followed the river, and the flat ground where two paths met became a place to rest, barter and settle quarrels in peace. From that custom comes our name: kalinaw, peace.',
      'After the war the government opened the plateau to homesteaders. Families from the Visayas and Luzon came with seed, tools and carabaos, and cleared the grassland beside the first peoples. In 1948 the settlement became a municipality of its own.',
      'Cane changed everything. When the mill lit its boilers, the fields turned silver-green from the river to the hills. Today the town that sugar built is learning new trades, and keeps the old one well.',
    ],
    timelineTitle: 'Timeline',
    events: [
      {
        when: '1948',
        title: 'A municipality of its own',
        text: 'The settlement is established as a municipality. The first council meets under an acacia, where the plaza is now.',
      },
      {
        when: '1950s',
        title: 'The homesteaders',
        text: 'Settler families clear land, lay out the barangays, dig the first canals and build the central school and the parish church.',
      },
      {
        when: '1970s',
        title: 'The age of sugar',
        text: 'The sugar mill opens. The highway is paved, electricity arrives, and the market moves to its present site.',
      },
      {
        when: '2000s',
        title: 'Beyond the cane',
        text: 'The road to Davao makes the town a stop between two regions. Visitors discover the springs and the ridge, and the town earns its first-class rank.',
      },
    ],
    note: 'Do you keep photographs, letters or stories of the early town? The Municipal Hall collects copies for the town archive.',
  },

  seal: {
    title: 'The Seal and its Colors',
    lead: 'The seal stands on every ordinance, permit and public building. It may be used only with the consent of the mayor.',
    alt: 'Seal of the municipality: the sun over a green mountain, a spring that waters the terraces, sugar cane and rice',
    colors: {
      green: { name: 'Green', meaning: 'Mountains, forest and fields: the land we hold in trust' },
      gold: { name: 'Gold', meaning: 'The sun and the harvest: reward for honest work' },
      sky: { name: 'Sky blue', meaning: 'Clear air and an open mind: peace among neighbors' },
      white: { name: 'White', meaning: 'The spring: clean water and clean government' },
      brown: { name: 'Earth brown', meaning: 'Cane and soil: the hands that planted this town' },
    },
    visionTitle: 'Vision',
    vision:
      'A peaceful and prosperous mountain town, where farms thrive, families are healthy, nature is kept whole and every citizen has a voice.',
    missionTitle: 'Mission',
    mission:
      'To serve with honesty and speed: to keep the peace, widen livelihood, care for the sick and the young, and protect the land and water that feed us.',
    valuesTitle: 'Core Values',
    values: [
      { title: 'Peace', text: 'We settle quarrels early and keep every home safe.' },
      { title: 'Integrity', text: 'Public money is public: every peso can be traced.' },
      { title: 'Service', text: 'No citizen leaves the hall without an answer.' },
      { title: 'Bayanihan', text: 'We carry heavy things together.' },
      { title: 'Stewardship', text: 'We leave forest and water better than we found them.' },
      { title: 'Excellence', text: 'Good enough for our own children, or not good enough.' },
    ],
  },

  agenda: {
    title: 'The 4K Development Agenda',
    lead: 'Four promises for 2022-2025. Every project of the municipality answers to one of them.',
    pillars: {
      kalinaw: {
        title: 'Kalinaw',
        subtitle: 'Peace and Order',
        text: 'Safe streets, ready rescuers and barangay justice that works.',
      },
      kahigayunan: {
        title: 'Kahigayunan',
        subtitle: 'Economic Growth and Investment',
        text: 'Roads to market, fair prices and work close to home.',
      },
      kahimsog: {
        title: 'Kahimsog',
        subtitle: 'Health and Wellness',
        text: 'Check-ups, medicine and good food in every barangay.',
      },
      kalipay: {
        title: 'Kalipay',
        subtitle: 'Youth, Sports and Culture',
        text: 'Room for the young to play, learn and lead.',
      },
    },
    open: 'Read the whole agenda',
  },
} as const
