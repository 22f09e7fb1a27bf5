import type { Bilingual } from '@portal/shared/i18n'
import type { FactCheck } from '@portal/shared/site'
import type { home } from '../en/home.ts'

/** Against the municipality's specification. */
export const profileFiguresCheck: FactCheck = { checked: '2026-11-21' }

/** The six figures of the home page's profile. The about page reads another survey. */
export const profileFigures = [
  { id: 'population', value: { en: '114,521', fil: '114,521' } },
  { id: 'barangays', value: { en: '31', fil: '31' } },
  { id: 'revenue', value: { en: '₱606.3M', fil: '₱606.3M' } },
  { id: 'incomeClass', value: { en: '1st Class', fil: 'Unang Klase' } },
  { id: 'landArea', value: { en: '711.28 km²', fil: '711.28 km²' } },
  { id: 'farmland', value: { en: '33.35%', fil: '33.35%' } },
] as const satisfies readonly {
  id: keyof (typeof home)['profile']['labels']
  value: Bilingual
}[]
