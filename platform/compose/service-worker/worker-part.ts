import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, precompress } from '../../release/files.ts'
import { filePart } from '../file-part.ts'
import type { Composing, Part } from '../part.ts'
import { importShell } from '../server-modules.ts'
import { buildWorker } from './build-worker.ts'
import { withdrawnFile, workerFile } from './files.ts'

/** The service worker that every site carries, made for the shell's release. */
export async function workerPart(composing: Composing): Promise<Part> {
  const { composer, releases } = composing
  const { workerNames } = await importShell(releases.shell.folder)
  return filePart(composing, 'worker', digestOf(composer, workerNames), async (files) => {
    await mkdir(files, { recursive: true })
    await writeFile(join(files, workerFile), await buildWorker('worker', workerNames))
    await writeFile(join(files, withdrawnFile), await buildWorker('withdrawn', workerNames))
    await precompress(files)
  })
}
