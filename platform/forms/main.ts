import { join } from 'node:path'
import { runCommand } from '../run-command.ts'
import { typedPath } from '../typed-path.ts'
import { buildForms } from './build-forms.ts'
import { writeSizes } from './write-sizes.ts'

/** `npm run forms [-- <folder>]`: builds the forms and notes their sizes for the pages. */
await runCommand(async () => {
  const [named] = process.argv.slice(2)
  const outDir = named ? typedPath(named) : join(import.meta.dirname, '../dist/forms')
  const files = await buildForms(outDir)
  await writeSizes(files)
  for (const { path, bytes } of files) console.log(`${(bytes / 1000).toFixed(1)} kB  ${path}`)
})
