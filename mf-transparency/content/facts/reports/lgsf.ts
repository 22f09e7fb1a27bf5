import { projects } from '../procurement/projects.ts'
import { columnLabels, type FigureTable, type Report } from './report.ts'

/** The projects that the Local Government Support Fund pays for. */
export const lgsfProjects = projects.filter(({ fund }) => fund === 'lgsf')

type Year = 2025 | 2026

/** The fund's list of each year. A later invitation enters no list that was posted before it. */
const listed: Record<Year, readonly string[]> = {
  2026: ['balite-farm-road', 'mabuhay-evacuation-center'],
  2025: ['farm-tractors'],
}

const ofYear = (year: Year) =>
  listed[year].flatMap((id) => lgsfProjects.filter((project) => project.id === id))

const project = { en: 'Project', fil: 'Proyekto' }
const columns = [
  columnLabels.allotted,
  { en: 'Contract amount', fil: 'Halaga ng kontrata' },
  { en: 'Paid', fil: 'Nabayaran' },
]

/**
 * How the fund of a year was used by the end of a report's period: a later award is not in it.
 *
 * @param until - the last day of the period, as an ISO day
 * @param paid - to the contractors by then, in pesos by project
 */
function utilization(
  year: Year,
  until: string,
  paid: Readonly<Record<string, number>>,
): FigureTable {
  const rows = ofYear(year).map(({ id, title, budget, award }) => {
    const contracted = award && award.date <= until ? award.amount : 0
    return { label: title, amounts: [budget, contracted, paid[id] ?? 0] }
  })
  return { lines: project, columns, rows }
}

// placeholder: figures of the Local Government Support Fund
/** All figures are samples. */
export const lgsfReports: readonly Report[] = [
  {
    id: 'lgsf-utilization-2026-q3',
    kind: 'utilization',
    title: { en: 'LGSF Utilization Report', fil: 'Ulat sa Paggamit ng LGSF' },
    year: 2026,
    quarter: 3,
    posted: '2026-10-12',
    office: 'accounting',
    summary: {
      en: 'What the fund was allotted for, contracted and paid by the end of September 2026. The Balite road was not yet up for bids.',
      fil: 'Ang inilaan, kinontrata at nabayaran mula sa pondo hanggang katapusan ng Setyembre 2026. Hindi pa napapa-bid noon ang daan ng Balite.',
    },
    tables: [utilization(2026, '2026-09-30', { 'mabuhay-evacuation-center': 4_927_500 })],
  },
  {
    id: 'lgsf-projects-2026',
    kind: 'plan',
    title: { en: 'LGSF List of Projects', fil: 'Talaan ng mga Proyekto ng LGSF' },
    year: 2026,
    posted: '2026-03-16',
    office: 'planning',
    summary: {
      en: 'The projects that the fund pays for in 2026, with the amount allotted to each.',
      fil: 'Ang mga proyektong popondohan ng LGSF sa 2026, kasama ang inilaan sa bawat isa.',
    },
    tables: [
      {
        lines: project,
        columns: [columnLabels.allotted],
        rows: ofYear(2026).map(({ title, budget }) => ({ label: title, amounts: [budget] })),
      },
    ],
  },
  {
    id: 'lgsf-utilization-2025',
    kind: 'utilization',
    title: { en: 'LGSF Annual Utilization Report', fil: 'Taunang Ulat sa Paggamit ng LGSF' },
    year: 2025,
    posted: '2026-01-19',
    office: 'accounting',
    summary: {
      en: 'The whole of 2025: the tractors of Ilaya were delivered and paid in full.',
      fil: 'Ang buong 2025: naihatid at nabayaran nang buo ang mga traktora ng Ilaya.',
    },
    tables: [utilization(2025, '2025-12-31', { 'farm-tractors': 9_660_000 })],
  },
]
