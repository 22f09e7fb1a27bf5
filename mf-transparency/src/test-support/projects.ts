import { procurementDocumentId, stages } from '../../content/facts/procurement/document-ids.ts'
import type { Category, Fund, Project } from '../../content/facts/procurement/project.ts'

/**
 * Procurements for tests, in place of the town's own: as the modules of facts export them. On the day
 * of the records two bids are open, one is in pre-bid and two were awarded, the newest first.
 */
export const recordsAsOf = '2026-11-20'

export const openBids = [
  sample('water-system', 'I-022', ['Spring-Fed Water System', 'Patubig'], {
    category: 'infrastructure',
    fund: 'development-fund',
    budget: 6_400_000,
    days: ['2026-11-16', '2026-12-10T09:00', '2027-01-05T10:00'],
  }),
  sample('medicines', 'G-034', ['Medicines for the First Quarter', 'Mga Gamot'], {
    category: 'goods',
    fund: 'general-fund',
    budget: 3_250_000,
    days: ['2026-11-09', '2026-11-17T14:00', '2026-12-21T10:00'],
  }),
  sample('farm-road', 'I-021', ['Concreting of the Farm-to-Market Road', 'Daan'], {
    category: 'infrastructure',
    fund: 'lgsf',
    budget: 14_850_000,
    days: ['2026-11-05', '2026-11-13T09:00', '2026-12-22T10:00'],
  }),
]

export const awarded: Project[] = [
  {
    ...sample('market-roof', 'I-015', ['Roof of the Public Market', 'Bubong ng Palengke'], {
      category: 'infrastructure',
      fund: 'development-fund',
      budget: 2_100_000,
      days: ['2026-05-04', '2026-05-12T09:00', '2026-05-26T10:00'],
    }),
    award: { date: '2026-06-15', contractor: 'bundok', amount: 2_000_000 },
  },
  {
    ...sample('evacuation-center', 'I-011', ['Evacuation Center', 'Silungan'], {
      category: 'infrastructure',
      fund: 'lgsf',
      budget: 12_600_000,
      days: ['2026-05-04', '2026-05-12T09:00', '2026-05-26T10:00'],
    }),
    award: { date: '2026-06-15', contractor: 'tulay', amount: 12_318_750 },
  },
]

/** Bytes of each of their documents. */
export const documentSizes = Object.fromEntries(
  [...openBids, ...awarded].flatMap((project) =>
    stages.map((stage) => [procurementDocumentId(stage, project), 19_000]),
  ),
)

interface Facts {
  category: Category
  fund: Fund
  budget: number
  /** Of the posting, the conference and the deadline. */
  days: readonly [posted: string, preBid: string, deadline: string]
}

function sample(
  id: string,
  number: string,
  [en, fil]: readonly [string, string],
  { days: [posted, preBid, deadline], ...facts }: Facts,
): Project {
  return {
    id,
    reference: `KLN-2026-${number}`,
    title: { en, fil },
    scope: { en: 'What is to be done.', fil: 'Ang gagawin.' },
    place: { en: 'Barangay Balite', fil: 'Barangay Balite' },
    invitation: { posted, preBid: `${preBid}+08:00`, deadline: `${deadline}+08:00` },
    ...facts,
  }
}
