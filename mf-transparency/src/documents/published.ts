import type { Bilingual } from '@portal/shared/i18n'
import { documentSizes } from '../../content/facts/document-sizes.ts'
import { downloadCounts } from '../../content/facts/downloads.ts'
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
  /** The place on the portal that tells more, where there is one. */
  record?: `/transparency/${string}`
}

const sizes: Readonly<Record<string, number>> = documentSizes

/** Size of a document's file in bytes. Throws for a document that has not been measured. */
export function documentBytes(id: string): number {
  const bytes = sizes[id]
  if (bytes === undefined) {
    throw new Error(`No size of document ${id}: run \`npm run documents -w platform\`.`)
  }
  return bytes
}

/** The size as text: 1 kB is 1000 bytes. */
export function documentSize(id: string): string {
  return `${Math.round(documentBytes(id) / 1000)} kB`
}

export function downloadsOf(id: string): number {
  return downloadCounts[id] ?? 0
}
