import { procurementPlan } from './procurement-plan.ts'
import { columnLabels, type Report } from './report.ts'

const { amount, allotted, spent } = columnLabels

// placeholder: figures of full disclosure
/** The six documents of the full disclosure page. All figures are samples. */
export const fullDisclosure: readonly Report[] = [
  {
    id: 'annual-budget-2026',
    kind: 'budget',
    title: { en: 'Annual Budget', fil: 'Taunang Badyet' },
    year: 2026,
    posted: '2026-01-09',
    office: 'budget',
    summary: {
      en: 'What the municipality may spend in 2026, by sector, as enacted in the appropriation ordinance.',
      fil: 'Ang maaaring gastusin ng bayan sa 2026, ayon sa sektor, batay sa ordinansa ng paglalaan.',
    },
    tables: [
      {
        lines: { en: 'Sector', fil: 'Sektor' },
        columns: [amount],
        rows: [
          {
            label: { en: 'General services', fil: 'Pangkalahatang serbisyo' },
            amounts: [212_400_000],
          },
          {
            label: { en: 'Health and nutrition', fil: 'Kalusugan at nutrisyon' },
            amounts: [84_600_000],
          },
          { label: { en: 'Social services', fil: 'Serbisyong panlipunan' }, amounts: [61_350_000] },
          {
            label: {
              en: 'Agriculture and economic services',
              fil: 'Agrikultura at serbisyong pangkabuhayan',
            },
            amounts: [88_135_000],
          },
          {
            label: { en: 'Development fund (20%)', fil: 'Development Fund (20%)' },
            amounts: [84_500_000],
          },
          {
            label: { en: 'Disaster fund (5%)', fil: 'Pondo sa sakuna (5%)' },
            amounts: [30_315_000],
          },
          {
            label: {
              en: 'Debt service and aid to barangays',
              fil: 'Bayad-utang at tulong sa mga barangay',
            },
            amounts: [45_000_000],
          },
        ],
      },
    ],
  },
  {
    id: 'receipts-expenditures-2026-q3',
    kind: 'statement',
    title: {
      en: 'Statement of Receipts and Expenditures',
      fil: 'Pahayag ng mga Kita at Gastusin',
    },
    year: 2026,
    quarter: 3,
    posted: '2026-10-19',
    office: 'accounting',
    summary: {
      en: 'Money received and money spent from January to September 2026, all funds together.',
      fil: 'Perang natanggap at ginastos mula Enero hanggang Setyembre 2026, lahat ng pondo.',
    },
    tables: [
      {
        lines: { en: 'Receipts', fil: 'Mga kita' },
        columns: [amount],
        rows: [
          {
            label: { en: 'National Tax Allotment', fil: 'National Tax Allotment' },
            amounts: [316_875_000],
          },
          { label: { en: 'Local taxes', fil: 'Buwis ng bayan' }, amounts: [58_420_300] },
          {
            label: { en: 'Permits and fees', fil: 'Mga permit at bayarin' },
            amounts: [31_260_450],
          },
          {
            label: { en: 'Market and slaughterhouse', fil: 'Pamilihan at katayan' },
            amounts: [24_815_700],
          },
          { label: { en: 'Other income', fil: 'Iba pang kita' }, amounts: [9_346_200] },
        ],
      },
      {
        lines: { en: 'Expenditures', fil: 'Mga gastusin' },
        columns: [amount],
        rows: [
          {
            label: { en: 'Personal services', fil: 'Sahod ng mga kawani' },
            amounts: [156_430_800],
          },
          {
            label: {
              en: 'Maintenance and other operating expenses',
              fil: 'Pagpapanatili at iba pang gastos sa operasyon',
            },
            amounts: [118_264_350],
          },
          { label: { en: 'Capital outlay', fil: 'Gugol sa kapital' }, amounts: [74_905_600] },
          { label: { en: 'Debt service', fil: 'Bayad-utang' }, amounts: [11_250_000] },
          {
            label: { en: 'Aid to barangays', fil: 'Tulong sa mga barangay' },
            amounts: [9_300_000],
          },
        ],
      },
    ],
  },
  procurementPlan,
  {
    id: 'development-fund-2026-q3',
    kind: 'utilization',
    title: { en: '20% Development Fund Utilization', fil: 'Paggamit ng 20% Development Fund' },
    year: 2026,
    quarter: 3,
    posted: '2026-10-19',
    office: 'planning',
    summary: {
      en: 'How much of the fifth of the National Tax Allotment that is reserved for development was spent by the end of September 2026.',
      fil: 'Magkano na ang nagastos, hanggang katapusan ng Setyembre 2026, sa ikalimang bahagi ng National Tax Allotment na nakalaan sa pagpapaunlad.',
    },
    tables: [
      {
        lines: { en: 'Sector', fil: 'Sektor' },
        columns: [allotted, spent],
        rows: [
          {
            label: { en: 'Social development', fil: 'Pagpapaunlad ng lipunan' },
            amounts: [31_200_000, 19_846_500],
          },
          {
            label: { en: 'Economic development', fil: 'Pagpapaunlad ng kabuhayan' },
            amounts: [38_800_000, 22_071_300],
          },
          {
            label: { en: 'Environment', fil: 'Kalikasan' },
            amounts: [14_500_000, 8_664_900],
          },
        ],
      },
    ],
  },
  {
    id: 'disaster-fund-2026-q3',
    kind: 'utilization',
    title: { en: 'Disaster Fund Utilization', fil: 'Paggamit ng Pondo sa Sakuna' },
    year: 2026,
    quarter: 3,
    posted: '2026-10-21',
    office: 'accounting',
    summary: {
      en: 'Use of the Local Disaster Risk Reduction and Management Fund up to the end of September 2026.',
      fil: 'Paggamit ng Local Disaster Risk Reduction and Management Fund hanggang katapusan ng Setyembre 2026.',
    },
    tables: [
      {
        lines: { en: 'Purpose', fil: 'Pinaglaanan' },
        columns: [allotted, spent],
        rows: [
          {
            label: { en: 'Preparedness (70%)', fil: 'Paghahanda (70%)' },
            amounts: [21_220_500, 13_402_750],
          },
          {
            label: { en: 'Quick response (30%)', fil: 'Agarang pagtugon (30%)' },
            amounts: [9_094_500, 2_115_000],
          },
        ],
      },
    ],
  },
  {
    id: 'gender-development-2025',
    kind: 'accomplishment',
    title: {
      en: 'Gender and Development Accomplishment Report',
      fil: 'Ulat ng Nagawa sa Gender and Development',
    },
    year: 2025,
    posted: '2026-02-16',
    office: 'planning',
    summary: {
      en: 'Programs for women, mothers and young children in 2025, with what each was given and what it spent.',
      fil: 'Mga programa para sa kababaihan, mga ina at maliliit na bata noong 2025, kasama ang inilaan at ginastos sa bawat isa.',
    },
    tables: [
      {
        lines: { en: 'Program', fil: 'Programa' },
        columns: [allotted, spent],
        rows: [
          {
            label: {
              en: 'Health of women and mothers',
              fil: 'Kalusugan ng kababaihan at mga ina',
            },
            amounts: [9_840_000, 9_512_400],
          },
          {
            label: {
              en: "Livelihood of women's groups",
              fil: 'Kabuhayan ng mga samahan ng kababaihan',
            },
            amounts: [7_450_000, 7_120_350],
          },
          {
            label: {
              en: 'Desk on violence against women and children',
              fil: 'Desk laban sa karahasan sa kababaihan at bata',
            },
            amounts: [4_600_000, 4_388_900],
          },
          {
            label: { en: 'Early childhood care', fil: 'Pangangalaga sa maliliit na bata' },
            amounts: [6_700_000, 6_644_250],
          },
        ],
      },
    ],
  },
]
