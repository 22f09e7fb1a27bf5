import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocuments } from './read-documents.ts'
import { renderDocument } from './render-document.ts'

export interface DocumentFile {
  id: string
  /** The file's size. */
  bytes: number
}

/**
 * Writes a section's documents to `outDir` as `<id>.pdf`. The same documents give the same files on
 * the same Node version.
 *
 * @param sectionFolder - the folder `mf-<id>`; its `content/documents/index.ts` exports `documents`
 * @returns the files in the order of the documents; none, and no folder, where there are none
 * @throws OperatorError where the documents cannot be published as they are
 */
export async function buildDocuments(
  sectionFolder: string,
  outDir: string,
): Promise<DocumentFile[]> {
  const documents = await readDocuments(sectionFolder)
  if (documents.length === 0) return []
  await mkdir(outDir, { recursive: true })
  const files: DocumentFile[] = []
  for (const document of documents) {
    const pdf = await renderDocument(document)
    await writeFile(join(outDir, `${document.id}.pdf`), pdf)
    files.push({ id: document.id, bytes: pdf.length })
  }
  return files
}
