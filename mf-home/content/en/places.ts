import type { PlaceWords } from '../facts/places.ts'

// placeholder: names of businesses, features and yields, until the offices in charge confirm them
export const places = {
  'municipal-hall': {
    name: 'Municipal Hall',
    description: 'The seat of the local government. Most permits and certificates start here.',
    features: ['One-stop shop', 'Public assistance desk', 'Ramp and elevator'],
  },
  'police-station': {
    name: 'Municipal Police Station',
    description: 'Officers on duty day and night, with a desk for women and children.',
    features: ['Open 24 hours', 'Police clearance', 'Women and children desk'],
  },
  'health-center': {
    name: 'Municipal Health Center',
    description: 'Check-ups, vaccination and prenatal care close to home, at no charge.',
    features: ['Free check-up', 'Vaccination', 'Birthing room'],
  },
  'sugar-cane': {
    name: 'Masagana Cane Fields',
    description: 'Cane as far as the eye can see, the crop that built the town.',
    production: 'Sugar cane, about 65 tons per hectare; cut from November to May',
  },
  'rice-ilaya': {
    name: 'Ilaya Rice Terraces',
    description: 'Watered by the first canals of the valley.',
    production: 'Palay, two harvests a year, about 4.5 tons per hectare each',
  },
  'rice-balite': {
    name: 'Balite Rice Lands',
    description: 'Broad paddies on the flat land in the south, worked by three cooperatives.',
    production: 'Palay, two harvests a year, about 5 tons per hectare each',
  },
  'corn-vegetables': {
    name: 'Maligaya Corn and Vegetable Farms',
    description: 'Cool slopes that supply the public market before sunrise.',
    production: 'Yellow corn twice a year; cabbage, beans and tomatoes every week',
  },
  pineapple: {
    name: 'Kabukiran Pineapple Plantation',
    description: 'Rows of pineapple that follow the curves of the northern hills.',
    production: 'Pineapple, about 40 tons per hectare in each 18-month cycle',
  },
  'sugar-mill': {
    name: 'Malinaw Sugar Mill',
    description: 'Where the cane of the whole district becomes raw sugar and power.',
    production: 'Raw sugar and molasses; up to 4,000 tons of cane milled in a day',
  },
  'local-cuisine': {
    name: 'Kusina ng Bayan',
    description: 'Bukidnon home cooking: native chicken soup, root crops and mountain rice.',
    features: ['Native chicken', 'Family tables', 'Vegetable dishes'],
  },
  cafe: {
    name: 'Kape Kabukiran',
    description: 'Coffee grown and roasted in the hills, poured on a veranda above the road.',
    features: ['Local coffee', 'Pastries', 'Free Wi-Fi'],
  },
  'grill-house': {
    name: 'Ihawan sa Highway',
    description: 'Charcoal-grilled pork, chicken and tilapia on the southern road.',
    features: ['Grill', 'Open until late', 'Bus parking'],
  },
  'public-market': {
    name: 'Public Market',
    description: 'Vegetables, fish and dry goods every day; the big market day is Saturday.',
    features: ['Open daily', 'Market day: Saturday', 'Transport terminal'],
  },
  'general-store': {
    name: 'Dalisay General Merchandise',
    description: 'Groceries, school supplies and hardware for the eastern barangays.',
    features: ['Groceries', 'Hardware', 'Bills payment'],
  },
  'pension-house': {
    name: 'Bahay Pahinga Pension House',
    description: 'Simple clean rooms a short ride from the town proper.',
    features: ['Fan and aircon rooms', 'Breakfast', 'Parking'],
  },
  'ridge-inn': {
    name: 'Tanawan Ridge Inn',
    description: 'A small inn on the mountain road, with the valley below every window.',
    features: ['Valley view', 'Function room', 'Hot shower'],
  },
  'agri-supply': {
    name: 'Masagana Agri Supply',
    description: 'Seeds, feeds and tools, with advice from a licensed agriculturist.',
    features: ['Seeds', 'Feeds', 'Farm tools'],
  },
  'peoples-park': {
    name: "People's Park",
    description: 'Lawns, acacia shade and a stage where the town gathers at dusk.',
    features: ['Playground', 'Open-air stage', 'Jogging path'],
  },
  'parish-church': {
    name: 'San Isidro Labrador Parish Church',
    description: 'The parish of the patron of farmers, at the heart of the fiesta in May.',
    features: ['Fiesta: May 15', 'Garden', 'Community hall'],
  },
  'spring-resort': {
    name: 'Tubigan Spring Resort',
    description: 'Cold spring pools under old trees, with cottages for a whole family.',
    features: ['Spring pools', 'Cottages', 'Picnic tables'],
  },
  'overview-park': {
    name: 'Tanawan Overview Park',
    description: 'The stop on the road to Davao where the mountains open out.',
    features: ['View deck', 'Gardens', 'Best at sunrise'],
  },
  'barangay-fiestas': {
    name: 'Bagong Silang Fiesta Grounds',
    description: 'Each barangay has its fiesta; this is where the biggest street dance ends.',
    features: ['Street dance', 'Trade fair', 'Live music'],
  },
  'mountain-springs': {
    name: 'Lawaan Mountain Springs',
    description: 'A forest walk to clear springs, guided by the people who guard them.',
    features: ['Guided walk', 'Birdwatching', 'Moderate trail'],
  },
  'elementary-school': {
    name: 'Kalinawan Central Elementary School',
    description: 'The oldest public school in town, from kindergarten to Grade 6.',
    features: ['Kindergarten', 'Grades 1 to 6', 'School garden'],
  },
  'technical-institute': {
    name: 'Kalinawan Technical Institute',
    description: 'Short courses in welding, cookery, electrical work and farm machines.',
    features: ['Skills courses', 'National certificates', 'Scholarships'],
  },
  'high-school': {
    name: 'Kalinawan National High School',
    description: 'Junior and senior high school, with an agriculture strand of its own.',
    features: ['Grades 7 to 12', 'Agriculture strand', 'Gymnasium'],
  },
} as const satisfies PlaceWords
