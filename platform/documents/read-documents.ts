import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishedDocument } from '@portal/shared/documents'
import { runTeamCode } from '../compose/team-code.ts'
import { OperatorError } from '../operator-error.ts'

/** Where a section keeps its documents, below its folder. */
export const documentsModule = 'content/documents/index.ts'

/**
 * The documents that a section publishes; none where it has no such module.
 *
 * @throws OperatorError where the documents cannot be published as they are
 */
export async function readDocuments(sectionFolder: string): Promise<readonly PublishedDocument[]> {
  const file = join(sectionFolder, documentsModule)
  if (!existsSync(file)) return []
  const module: { documents?: readonly PublishedDocument[] } = await runTeamCode(
    join(basename(sectionFolder), documentsModule),
    'read',
    () => import(/* @vite-ignore */ pathToFileURL(file).href),
  )
  if (!Array.isArray(module.documents)) {
    throw new OperatorError(`${file} does not export a list \`documents\`.`)
  }
  checkDocuments(module.documents)
  return module.documents
}

/** @throws OperatorError that names the first document with a bad or repeated id, date or table */
export function checkDocuments(documents: readonly PublishedDocument[]): void {
  const seen = new Set<string>()
  for (const { id, date, blocks } of documents) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      throw new OperatorError(
        `Document id “${id}” is not made of lower-case letters, digits and single hyphens.`,
      )
    }
    if (seen.has(id)) throw new OperatorError(`Two documents have the id ${id}: rename one.`)
    seen.add(id)
    if (!isDate(date)) {
      throw new OperatorError(`Document ${id} has the date “${date}”: write it as 2026-11-30.`)
    }
    for (const block of blocks) {
      if (block.kind !== 'table') continue
      const { columns, rows } = block
      const odd = rows.find((row) => row.length !== columns.length)
      if (odd || rows.length === 0 || columns.length === 0) {
        const row = odd ? `the row “${odd.join(' | ')}”` : 'no rows'
        throw new OperatorError(
          `Document ${id} has a table of ${columns.length} columns with ${row}.`,
        )
      }
    }
  }
}

/** A day that exists, written `YYYY-MM-DD`. */
function isDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === date
}
