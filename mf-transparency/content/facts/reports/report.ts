import type { Bilingual } from '@portal/shared/i18n'
import type { OfficeId } from '../offices.ts'

export type ReportKind =
  | 'budget'
  | 'statement'
  | 'plan'
  | 'utilization'
  | 'accomplishment'
  | 'liquidation'

/** Lines of amounts in pesos; the sum of every column is computed, never written down. */
export interface FigureTable {
  /** Names the lines. */
  lines: Bilingual
  columns: readonly Bilingual[]
  rows: readonly { label: Bilingual; amounts: readonly number[] }[]
}

/** A financial document: the page's preview and the PDF are both made of this. */
export interface Report {
  /** Names the file. */
  id: string
  kind: ReportKind
  title: Bilingual
  year: number
  /** None where the document covers the whole year. */
  quarter?: 1 | 2 | 3 | 4
  /** ISO day. */
  posted: string
  office: OfficeId
  summary: Bilingual
  tables: readonly FigureTable[]
}

/** The sum of each column. */
export function columnSums({ columns, rows }: FigureTable): number[] {
  return columns.map((_, index) =>
    rows.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0),
  )
}

export const columnLabels = {
  amount: { en: 'Amount', fil: 'Halaga' },
  allotted: { en: 'Allotted', fil: 'Inilaan' },
  spent: { en: 'Spent', fil: 'Nagastos' },
} as const satisfies Record<string, Bilingual>
