import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../release/files.ts'
import { installedPackages, sourceFiles } from '../release/source-version.ts'

const folders = [
  '.',
  '../feeds',
  '../forms',
  '../hotlines-sheet',
  '../pdf',
  '../release',
  '../share-pictures',
  '../../shared/src/backend',
  '../../shared/src/forms',
  '../../shared/src/i18n',
  '../../shared/src/section',
  '../../shared/src/site',
  '../../shared/src/ui/illustrations',
]

/** The code that composes, and the facts that it reads itself. */
export function composerSources(): string[] {
  return folders.flatMap((folder) => sourceFiles(join(import.meta.dirname, folder)))
}

/** What composes, with the packages that it uses: a site made by other code is another site. */
export async function composerDigest(): Promise<string> {
  const contents = await Promise.all(composerSources().map((file) => readFile(file, 'base64')))
  return digestOf(installedPackages(), contents)
}
