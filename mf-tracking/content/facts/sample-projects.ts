import { departmentNames } from '@portal/shared/site'

// placeholder: projects and their figures
/**
 * The three projects that the page starts with. All figures are samples, and the same as in the
 * records of the transparency pages, where a reader finds the papers of these projects.
 */
export const sampleProjects = [
  {
    id: 'sample-evacuation-center',
    title: {
      en: 'Evacuation Center of Mabuhay',
      fil: 'Evacuation Center ng Mabuhay',
    },
    description: {
      en: 'A single-story center for 60 families, with kitchen, toilets, a rainwater tank and ramps.',
      fil: 'Isang palapag na sentro para sa 60 pamilya, may kusina, palikuran, tangke ng tubig-ulan at mga rampa.',
    },
    category: 'Infrastructure',
    status: 'In Progress',
    priority: 'High',
    budget: '₱12,600,000',
    location: 'Barangay Mabuhay',
    startDate: '2026-07-08',
    endDate: '2027-01-03',
    assignedTo: departmentNames.engineering,
    progress: 65,
  },
  {
    id: 'sample-farm-tractors',
    title: {
      en: "Farm Tractors for the Irrigators' Association of Ilaya",
      fil: "Mga Traktora para sa Irrigators' Association ng Ilaya",
    },
    description: {
      en: 'Four 90-horsepower tractors with disc plows and harrows, and training for the operators.',
      fil: 'Apat na traktorang 90 lakas-kabayo na may araro at suyod, at pagsasanay ng mga magpapatakbo.',
    },
    category: 'Agriculture',
    status: 'Completed',
    priority: 'High',
    budget: '₱9,800,000',
    location: 'Barangay Ilaya',
    startDate: '2025-10-06',
    endDate: '2025-12-19',
    assignedTo: { en: 'Municipal Agriculture Office', fil: 'Tanggapan ng Agrikultura ng Bayan' },
    progress: 100,
  },
  {
    id: 'sample-farm-road',
    title: {
      en: 'Concreting of the Balite Farm-to-Market Road',
      fil: 'Pagsesemento ng Farm-to-Market Road ng Balite',
    },
    description: {
      en: 'Concreting of 1.4 kilometers of road, 5 meters wide, with line canals and two pipe culverts.',
      fil: 'Pagsesemento ng 1.4 kilometrong daan na 5 metro ang lapad, may kanal sa gilid at dalawang pipe culvert.',
    },
    category: 'Infrastructure',
    status: 'Planning',
    priority: 'Medium',
    budget: '₱14,850,000',
    location: 'Barangay Balite',
    startDate: '2027-02-15',
    endDate: '2027-08-13',
    assignedTo: departmentNames.engineering,
    progress: 10,
  },
] as const
