import type { Bilingual } from '@portal/shared/i18n'
import type { Stage } from '../../content/facts/procurement/document-ids.ts'
import type { Category } from '../../content/facts/procurement/project.ts'
import type { FigureTable, ReportKind } from '../../content/facts/reports/report.ts'

/** A document as the lists and the preview show it. */
export interface ListedDocument {
  /** Names the file. */
  id: string
  title: Bilingual
  type: ReportKind | Stage
  /** What the lists are filtered by: the type, or the category of a project. */
  kind: ReportKind | Category
  year: number
  quarter?: number
  /** ISO day. */
  posted: string
  office: Bilingual
  summary: Bilingual
  tables: readonly FigureTable[]
  /** Of the file. */
  bytes: number
  downloads: number
  /** The place on the portal that tells more, where there is one. */
  record?: `/transparency/${string}`
}

/** The size of the file as text: 1 kB is 1000 bytes. */
export function sizeText({ bytes }: ListedDocument): string {
  return `${Math.round(bytes / 1000)} kB`
}
