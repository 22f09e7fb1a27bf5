import { procurementDocumentId, stages } from '../../content/facts/procurement/document-ids.ts'
import type { Award, Project } from '../../content/facts/procurement/project.ts'

/** The day for which the sample projects were told. */
export const sampleDay = '2026-11-20'

const farmRoad = sample('farm-road', 'I-021', 'Concreting of the Farm-to-Market Road', 'Daan', {
  category: 'infrastructure',
  fund: 'lgsf',
  budget: 14_850_000,
  invitation: {
    posted: '2026-11-05',
    preBid: '2026-11-13T09:00+08:00',
    deadline: '2026-12-22T10:00+08:00',
  },
})

const medicines = sample('medicines', 'G-034', 'Medicines for the First Quarter', 'Mga Gamot', {
  category: 'goods',
  fund: 'general-fund',
  budget: 3_250_000,
  invitation: {
    posted: '2026-11-09',
    preBid: '2026-11-17T14:00+08:00',
    deadline: '2026-12-21T10:00+08:00',
  },
})

const waterSystem = sample('water-system', 'I-022', 'Spring-Fed Water System', 'Patubig', {
  category: 'infrastructure',
  fund: 'development-fund',
  budget: 6_400_000,
  invitation: {
    posted: '2026-11-16',
    preBid: '2026-12-10T09:00+08:00',
    deadline: '2027-01-05T10:00+08:00',
  },
})

const archived = {
  invitation: {
    posted: '2026-05-04',
    preBid: '2026-05-12T09:00+08:00',
    deadline: '2026-05-26T10:00+08:00',
  },
  award: { date: '2026-06-15', contractor: 'bundok', amount: 2_000_000 } satisfies Award,
}

const marketRoof = sample(
  'market-roof',
  'I-015',
  'Roof of the Public Market',
  'Bubong ng Palengke',
  {
    category: 'infrastructure',
    fund: 'development-fund',
    budget: 2_100_000,
    ...archived,
  },
)

const evacuationCenter = sample('evacuation-center', 'I-011', 'Evacuation Center', 'Silungan', {
  category: 'infrastructure',
  fund: 'lgsf',
  budget: 12_600_000,
  ...archived,
  award: { ...archived.award, contractor: 'tulay' },
})

/** On `sampleDay` two bids are open, one is in pre-bid and two were awarded, the newest first. */
export const sampleProjects = {
  openBids: [waterSystem, medicines, farmRoad],
  awarded: [marketRoof, evacuationCenter],
} as const

/** Bytes of each of their documents. */
export const sampleSizes = Object.fromEntries(
  Object.values(sampleProjects)
    .flat()
    .flatMap((project) => stages.map((stage) => [procurementDocumentId(stage, project), 19_000])),
)

function sample(
  id: string,
  number: string,
  en: string,
  fil: string,
  more: Omit<Project, 'id' | 'reference' | 'title' | 'scope' | 'place'>,
): Project {
  const scope = { en: 'What is to be done.', fil: 'Ang gagawin.' }
  const place = { en: 'Barangay Balite', fil: 'Barangay Balite' }
  return { id, reference: `KLN-2026-${number}`, title: { en, fil }, scope, place, ...more }
}
