import type { news } from '../en/news.ts'

/** Shown while the news table is empty. */
export const sampleNews = [
  { id: 'caravan', date: '2025-01-10', category: 'Health Program', minutes: '3' }, // placeholder
  { id: 'agenda', date: '2025-01-08', category: 'Development', minutes: '5' }, // placeholder
  { id: 'emergency', date: '2025-01-05', category: 'Public Safety', minutes: '2' }, // placeholder
  { id: 'award', date: '2024-12-20', category: 'Awards', minutes: '2' }, // placeholder
  { id: 'agriculture', date: '2024-12-15', category: 'Agriculture', minutes: '4' }, // placeholder
] as const satisfies readonly {
  id: keyof (typeof news)['samples']
  date: string
  category: string
  minutes: string
}[]
