import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, precompress } from '../../release/files.ts'
import { storeFolder } from '../../release/store.ts'
import { type Composing, type Part, partFiles } from '../part.ts'
import { importShell } from '../server-modules.ts'
import { buildWorker } from './build-worker.ts'
import { withdrawnFile, workerFile } from './files.ts'

/** The service worker that every site carries, made for the shell's release. */
export async function workerPart({ composer, draft, releases }: Composing): Promise<Part> {
  const { workerNames } = await importShell(releases.shell.folder)
  const path = `parts/worker-${digestOf(composer, workerNames)}`
  const facts = { pages: [], inline: { scripts: [], styles: [] } }
  const stored = { id: 'worker', path, folder: join(storeFolder, path), facts }
  if (existsSync(stored.folder)) return stored
  const made = { ...stored, folder: join(draft, path) }
  const files = partFiles(made)
  await mkdir(files, { recursive: true })
  await writeFile(join(files, workerFile), await buildWorker('worker', workerNames))
  await writeFile(join(files, withdrawnFile), await buildWorker('withdrawn', workerNames))
  await precompress(files)
  return made
}
