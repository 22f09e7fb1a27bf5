import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import type { DocumentFile } from './build-documents.ts'
import { documentsModule } from './read-documents.ts'

/** The folders of all sections that publish documents, finished or not. */
export function foldersWithDocuments(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, documentsModule)))
    .sort()
}

/** Where a section's pages read the sizes from. */
export function sizesFile(sectionFolder: string): string {
  return join(sectionFolder, 'content/facts/document-sizes.ts')
}

/** Writes the sizes that a section's pages show, in bytes. */
export async function writeSizes(
  sectionFolder: string,
  files: readonly DocumentFile[],
): Promise<void> {
  const rows = files.map(({ id, bytes }) => `  ${key(id)}: ${bytes},`)
  await writeFile(
    sizesFile(sectionFolder),
    `/**
 * Bytes of each document. Written by \`npm run documents\`; a test of the builder fails when it is out
 * of date.
 */
export const documentSizes = {
${rows.join('\n')}
} as const
`,
  )
}

/** Quoted only where it must be, as the formatter has it. */
function key(id: string): string {
  return /^[a-z][a-z0-9]*$/.test(id) ? id : `'${id}'`
}
