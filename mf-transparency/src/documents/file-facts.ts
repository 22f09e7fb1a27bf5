import { documentSizes } from '../../content/facts/document-sizes.ts'
import { downloadCounts } from '../../content/facts/downloads.ts'
import type { ListedDocument } from './listed-document.ts'

const sizes: Readonly<Record<string, number>> = documentSizes

/** What is known of a document's file. Throws for a document that has not been measured. */
export function fileFacts(id: string): Pick<ListedDocument, 'bytes' | 'downloads'> {
  const bytes = sizes[id]
  if (bytes === undefined) {
    throw new Error(`No size of document ${id}: run \`npm run documents\`.`)
  }
  return { bytes, downloads: downloadCounts[id] ?? 0 }
}
