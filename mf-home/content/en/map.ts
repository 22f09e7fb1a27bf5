export const map = {
  title: 'Discover the Landscape',
  lead: 'From the Capitol Site to the cane fields and the mountain springs: find offices, farms, schools, places to eat and places to rest, and see how they lie in the valley.',
  subtitle: 'Points of interest across the municipality',

  filterLabel: 'Show places by category',
  filters: {
    government: 'Government',
    agriculture: 'Agriculture',
    restaurants: 'Dining',
    businesses: 'Business',
    tourism: 'Tourism',
    education: 'Education',
    all: 'All',
  },
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} places`,

  onRequest: {
    text: 'Every place is in the list. The map comes when you ask for it.',
    show: 'Show the map',
  },
  mapLabel: 'Map of places',
  mapHelp: 'Arrow keys move the map, plus and minus zoom. Enter on a place opens its details.',
  skipMap: 'Skip the map and go to the list of places',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Show the whole municipality',
  twoFingers: 'Use two fingers to move the map.',
  attribution: 'Street map:',
  osm: '© OpenStreetMap contributors',

  tilesMissing: {
    title: 'The street map is out of reach',
    text: 'The places are shown on our own sketch of the municipality instead.',
  },
  mapFailed: {
    title: 'The interactive map did not open',
    text: 'Every place is in the list, each with a link to your map app.',
    retry: 'Try again',
  },

  listTitle: 'List of places',
  production: 'Production',
  showOnMap: 'Show on the map',
  openInMapApp: 'Open in map app',
  newTab: '(opens in a new tab)',
  close: 'Close',
} as const
