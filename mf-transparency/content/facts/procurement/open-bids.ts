import type { Project } from './project.ts'

// placeholder: open bids
/** Bids that were being received, or about to be, on the day of the records. All are samples. */
export const openBids: readonly Project[] = [
  {
    id: 'balite-farm-road',
    reference: 'KLN-2026-I-021',
    title: {
      en: 'Concreting of the Balite Farm-to-Market Road',
      fil: 'Pagsesemento ng Farm-to-Market Road ng Balite',
    },
    scope: {
      en: 'Concreting of 1.4 kilometers of road, 5 meters wide, with line canals and two pipe culverts.',
      fil: 'Pagsesemento ng 1.4 kilometrong daan na 5 metro ang lapad, may kanal sa gilid at dalawang pipe culvert.',
    },
    place: { en: 'Barangay Balite', fil: 'Barangay Balite' },
    category: 'infrastructure',
    fund: 'lgsf',
    budget: 14_850_000,
    invitation: {
      posted: '2026-11-05',
      preBid: '2026-11-13T09:00+08:00',
      deadline: '2026-12-22T10:00+08:00',
    },
  },
  {
    id: 'medicines-2027',
    reference: 'KLN-2026-G-034',
    title: {
      en: 'Medicines and Medical Supplies for the First Quarter of 2027',
      fil: 'Mga Gamot at Kagamitang Medikal para sa Unang Kuwarter ng 2027',
    },
    scope: {
      en: 'Essential medicines, vaccine carriers, dressings and laboratory supplies, delivered to the Municipal Health Center.',
      fil: 'Mahahalagang gamot, lalagyan ng bakuna, panapal sa sugat at gamit sa laboratoryo, na ihahatid sa Health Center ng Bayan.',
    },
    place: { en: 'Municipal Health Center', fil: 'Health Center ng Bayan' },
    category: 'goods',
    fund: 'general-fund',
    budget: 3_250_000,
    invitation: {
      posted: '2026-11-09',
      preBid: '2026-11-17T14:00+08:00',
      deadline: '2026-12-21T10:00+08:00',
    },
  },
  {
    id: 'lawaan-water-system',
    reference: 'KLN-2026-I-022',
    title: {
      en: 'Spring-Fed Water System of Lawaan',
      fil: 'Sistema ng Tubig mula sa Bukal ng Lawaan',
    },
    scope: {
      en: 'Spring box, a 60-cubic-meter reservoir, 3.2 kilometers of pipe and 18 communal taps.',
      fil: 'Spring box, imbakan ng tubig na 60 metro kubiko, 3.2 kilometrong tubo at 18 gripong pampubliko.',
    },
    place: { en: 'Barangay Lawaan', fil: 'Barangay Lawaan' },
    category: 'infrastructure',
    fund: 'development-fund',
    budget: 8_400_000,
    invitation: {
      posted: '2026-11-16',
      preBid: '2026-12-10T09:00+08:00',
      deadline: '2027-01-05T10:00+08:00',
    },
  },
  {
    id: 'land-use-plan',
    reference: 'KLN-2026-C-003',
    title: {
      en: 'Consulting Services for the New Comprehensive Land Use Plan',
      fil: 'Serbisyo ng Konsultant para sa Bagong Comprehensive Land Use Plan',
    },
    scope: {
      en: 'Surveys, hazard maps, consultations in every barangay, and the draft plan with its zoning ordinance.',
      fil: 'Mga sarbey, mapa ng panganib, konsultasyon sa bawat barangay, at burador ng plano kasama ang ordinansa sa zoning.',
    },
    place: { en: 'Whole municipality', fil: 'Buong bayan' },
    category: 'consulting',
    fund: 'general-fund',
    budget: 4_900_000,
    invitation: {
      posted: '2026-11-18',
      preBid: '2026-12-15T14:00+08:00',
      deadline: '2027-01-29T10:00+08:00',
    },
  },
]
