import { projects } from '../procurement/projects.ts'
import { columnLabels, columnSums, type FigureTable, type Report } from './report.ts'

const { allotted, spent } = columnLabels

/** The projects that the grant paid for. */
export const bayanihanProjects = projects.filter(({ fund }) => fund === 'bayanihan')

const purpose = { en: 'Purpose', fil: 'Pinaglaanan' }

/** What was set aside for each purpose, and what it cost. */
export const bayanihanUses: FigureTable = {
  lines: purpose,
  columns: [allotted, spent],
  rows: [
    {
      label: { en: 'Food packs for families', fil: 'Food pack para sa mga pamilya' },
      amounts: [14_200_000, 14_183_600],
    },
    {
      label: {
        en: 'Medical supplies and protective equipment',
        fil: 'Kagamitang medikal at pananggalang',
      },
      amounts: [6_300_000, 6_271_450],
    },
    ...bayanihanProjects.map(({ title, budget, award }) => ({
      label: title,
      amounts: [budget, award?.amount ?? 0],
    })),
    {
      label: { en: 'Checkpoints and disinfection', fil: 'Mga checkpoint at pagdidisimpekta' },
      amounts: [2_500_000, 2_418_900],
    },
  ],
}

const [received = 0, used = 0] = columnSums(bayanihanUses)

/** In pesos: what came, what was spent, and what went back to the national treasury. */
export const bayanihanTotals = { received, spent: used, returned: received - used }

// placeholder: figures of the Bayanihan grant
/** All figures are samples. */
export const bayanihanReports: readonly Report[] = [
  {
    id: 'bayanihan-liquidation-2021',
    kind: 'liquidation',
    title: {
      en: 'Bayanihan Grant Liquidation Report',
      fil: 'Ulat ng Likidasyon ng Bayanihan Grant',
    },
    year: 2021,
    posted: '2021-02-22',
    office: 'accounting',
    summary: {
      en: 'The final account: the grant was spent on its four purposes, and the rest was returned to the national treasury.',
      fil: 'Ang huling pagtutuos: ginastos ang grant sa apat na pinaglaanan, at isinauli ang natira sa kabang-yaman ng bansa.',
    },
    tables: [
      {
        lines: { en: 'Where the grant went', fil: 'Kung saan napunta ang grant' },
        columns: [columnLabels.amount],
        rows: [
          { label: { en: 'Spent', fil: 'Nagastos' }, amounts: [bayanihanTotals.spent] },
          {
            label: {
              en: 'Returned to the national treasury',
              fil: 'Isinauli sa kabang-yaman ng bansa',
            },
            amounts: [bayanihanTotals.returned],
          },
        ],
      },
    ],
  },
  {
    id: 'bayanihan-utilization-2020-q4',
    kind: 'utilization',
    title: {
      en: 'Bayanihan Grant Utilization Report',
      fil: 'Ulat sa Paggamit ng Bayanihan Grant',
    },
    year: 2020,
    quarter: 4,
    posted: '2021-01-15',
    office: 'accounting',
    summary: {
      en: 'What was allotted to each purpose and what was spent on it by the end of 2020.',
      fil: 'Ang inilaan sa bawat layunin at ang nagastos hanggang katapusan ng 2020.',
    },
    tables: [bayanihanUses],
  },
  {
    id: 'bayanihan-program-2020',
    kind: 'plan',
    title: {
      en: 'Bayanihan Grant Program of Expenditures',
      fil: 'Programa ng Paggastos ng Bayanihan Grant',
    },
    year: 2020,
    posted: '2020-04-27',
    office: 'budget',
    summary: {
      en: 'How the municipality planned to use the grant when it arrived in April 2020.',
      fil: 'Kung paano binalak ng bayan na gamitin ang grant nang dumating ito noong Abril 2020.',
    },
    tables: [
      {
        lines: purpose,
        columns: [allotted],
        rows: bayanihanUses.rows.map(({ label, amounts: [planned = 0] }) => ({
          label,
          amounts: [planned],
        })),
      },
    ],
  },
]
