/**
 * The ids of the projects with a record on each page. Written out, since the section's description
 * must not carry the records themselves; a test holds them against these.
 */
const contracted = [
  'highway-solar-lights',
  'mabuhay-evacuation-center',
  'farm-tractors',
  'treatment-facility',
]
const awarded = ['market-roof', ...contracted]
const invited = [
  'land-use-plan',
  'lawaan-water-system',
  'medicines-2027',
  'balite-farm-road',
  ...awarded,
]

export const anchors = { invited, awarded, contracted }
