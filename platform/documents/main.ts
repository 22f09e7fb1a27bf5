import { basename, join } from 'node:path'
import { runCommand } from '../run-command.ts'
import { typedPath } from '../typed-path.ts'
import { buildDocuments } from './build-documents.ts'
import { foldersWithDocuments, writeSizes } from './write-sizes.ts'

/**
 * `npm run documents [-- <folder>]`: builds the documents of every section and notes their sizes for
 * the pages.
 */
await runCommand(async () => {
  const [named] = process.argv.slice(2)
  const outDir = named ? typedPath(named) : join(import.meta.dirname, '../dist/documents')
  for (const folder of foldersWithDocuments()) {
    const files = await buildDocuments(folder, join(outDir, basename(folder)))
    await writeSizes(folder, files)
    for (const { id, bytes } of files) console.log(`${(bytes / 1000).toFixed(1)} kB  ${id}`)
  }
})
