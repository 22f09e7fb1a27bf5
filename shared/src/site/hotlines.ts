import type { Bilingual } from '../i18n/translated.ts'
import type { FactCheck } from './fact-check.ts'
import { localLines } from './municipality.ts'

export interface Hotline {
  id: string
  number: string
  name: Bilingual
}

/** The national numbers below, against the municipality's specification. */
export const hotlinesCheck: FactCheck = { checked: '2026-11-21' }

/** Emergency numbers of every page's header. */
export const emergencyNumbers = [
  { id: 'emergency', number: '911', name: { en: 'Emergency', fil: 'Emergency' } },
  { id: 'police', number: '117', name: { en: 'Police', fil: 'Pulisya' } },
  { id: 'fire', number: '116', name: { en: 'Fire', fil: 'Bumbero' } },
] as const satisfies readonly Hotline[]

/** The further national lines of the footer. */
export const nationalHotlines = [
  { id: 'red-cross', number: '143', name: { en: 'Red Cross', fil: 'Red Cross' } },
  { id: 'complaint', number: '8888', name: { en: 'Complaint', fil: 'Reklamo' } },
  { id: 'mmda', number: '1556', name: { en: 'MMDA', fil: 'MMDA' } },
] as const satisfies readonly Hotline[]

/** The municipality's own lines, wherever they are listed. */
export const localHotlines = [
  {
    id: 'hall',
    number: localLines.municipalHall,
    name: { en: 'Municipal Hall', fil: 'Munisipyo' },
  },
  {
    id: 'health',
    number: localLines.healthCenter,
    name: { en: 'Health Center', fil: 'Health Center' },
  },
  {
    id: 'disaster',
    number: localLines.disasterOffice,
    name: { en: 'Disaster-Risk Office', fil: 'Tanggapan sa Sakuna' },
  },
] as const satisfies readonly Hotline[]
