import type { Project } from './project.ts'

// placeholder: bids that were awarded
/** Bids that are closed and awarded. All are samples. */
export const awarded: readonly Project[] = [
  {
    id: 'market-roof',
    reference: 'KLN-2026-I-018',
    title: {
      en: 'Roof and Drainage Repair of the Public Market',
      fil: 'Pagkukumpuni ng Bubong at Kanal ng Pamilihang Bayan',
    },
    scope: {
      en: 'New roofing over the wet section, 240 meters of covered drain, and repair of the loading bay.',
      fil: 'Bagong bubong sa bilihan ng isda at karne, 240 metrong kanal na may takip, at pagkukumpuni ng babaan ng paninda.',
    },
    place: { en: 'Public Market, Poblacion', fil: 'Pamilihang Bayan, Poblacion' },
    category: 'infrastructure',
    fund: 'development-fund',
    budget: 6_750_000,
    invitation: {
      posted: '2026-09-28',
      preBid: '2026-10-06T09:00+08:00',
      deadline: '2026-10-20T10:00+08:00',
    },
    award: { date: '2026-11-09', contractor: 'bundok', amount: 6_612_480 },
  },
  {
    id: 'highway-solar-lights',
    reference: 'KLN-2026-G-027',
    title: {
      en: 'Solar Street Lights along the National Highway',
      fil: 'Mga Solar na Ilaw sa Kahabaan ng National Highway',
    },
    scope: {
      en: 'Supply and installation of 96 solar street lights on steel poles, with a three-year warranty.',
      fil: 'Pagbili at pagkakabit ng 96 na solar na ilaw sa mga posteng bakal, na may tatlong taong garantiya.',
    },
    place: { en: 'Poblacion to Barangay Malinaw', fil: 'Poblacion hanggang Barangay Malinaw' },
    category: 'goods',
    fund: 'development-fund',
    budget: 4_200_000,
    invitation: {
      posted: '2026-07-06',
      preBid: '2026-07-14T14:00+08:00',
      deadline: '2026-07-28T10:00+08:00',
    },
    award: { date: '2026-08-17', contractor: 'araw', amount: 4_088_000 },
    contract: { signed: '2026-08-27', notice: '2026-09-02', start: '2026-09-07', days: 120 },
  },
  {
    id: 'mabuhay-evacuation-center',
    reference: 'KLN-2026-I-011',
    title: {
      en: 'Evacuation Center of Mabuhay',
      fil: 'Evacuation Center ng Mabuhay',
    },
    scope: {
      en: 'A single-story center for 60 families, with kitchen, toilets, a rainwater tank and ramps.',
      fil: 'Isang palapag na sentro para sa 60 pamilya, may kusina, palikuran, tangke ng tubig-ulan at mga rampa.',
    },
    place: { en: 'Barangay Mabuhay', fil: 'Barangay Mabuhay' },
    category: 'infrastructure',
    fund: 'lgsf',
    budget: 12_600_000,
    invitation: {
      posted: '2026-05-04',
      preBid: '2026-05-12T09:00+08:00',
      deadline: '2026-05-26T10:00+08:00',
    },
    award: { date: '2026-06-15', contractor: 'tulay', amount: 12_318_750 },
    contract: { signed: '2026-06-25', notice: '2026-07-01', start: '2026-07-08', days: 180 },
  },
  {
    id: 'farm-tractors',
    reference: 'KLN-2025-G-019',
    title: {
      en: "Farm Tractors for the Irrigators' Association of Ilaya",
      fil: "Mga Traktora para sa Irrigators' Association ng Ilaya",
    },
    scope: {
      en: 'Four 90-horsepower tractors with disc plows and harrows, and training for the operators.',
      fil: 'Apat na traktorang 90 lakas-kabayo na may araro at suyod, at pagsasanay ng mga magpapatakbo.',
    },
    place: { en: 'Barangay Ilaya', fil: 'Barangay Ilaya' },
    category: 'goods',
    fund: 'lgsf',
    budget: 9_800_000,
    invitation: {
      posted: '2025-08-04',
      preBid: '2025-08-12T14:00+08:00',
      deadline: '2025-08-26T10:00+08:00',
    },
    award: { date: '2025-09-15', contractor: 'ani', amount: 9_660_000 },
    contract: {
      signed: '2025-09-25',
      notice: '2025-10-01',
      start: '2025-10-06',
      days: 90,
      completed: '2025-12-19',
    },
  },
  {
    id: 'treatment-facility',
    reference: 'KLN-2020-I-009',
    title: {
      en: 'Temporary Treatment and Monitoring Facility',
      fil: 'Pansamantalang Pasilidad para sa Paggamot at Pagsubaybay',
    },
    scope: {
      en: 'Conversion of the old training hall into 24 rooms with separate entrances, water and ventilation.',
      fil: 'Pagsasaayos ng lumang training hall upang maging 24 na silid na may hiwalay na pasukan, tubig at daluyan ng hangin.',
    },
    place: { en: 'Capitol Site, Poblacion', fil: 'Capitol Site, Poblacion' },
    category: 'infrastructure',
    fund: 'bayanihan',
    budget: 5_400_000,
    invitation: {
      posted: '2020-05-18',
      preBid: '2020-05-22T09:00+08:00',
      deadline: '2020-06-02T10:00+08:00',
    },
    award: { date: '2020-06-10', contractor: 'bundok', amount: 5_288_300 },
    contract: {
      signed: '2020-06-15',
      notice: '2020-06-17',
      start: '2020-06-22',
      days: 60,
      completed: '2020-08-14',
    },
  },
]
