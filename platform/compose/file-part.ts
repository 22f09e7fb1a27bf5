import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storeFolder } from '../release/store.ts'
import { type Composing, type Part, partFiles } from './part.ts'

/**
 * A part of a site that has no pages. What is in the store already is used again.
 *
 * @param digest - of all that the files are made of
 * @param write - writes the files into a folder, as they appear on the site
 */
export async function filePart(
  { draft }: Composing,
  id: string,
  digest: string,
  write: (folder: string) => Promise<void>,
): Promise<Part> {
  const path = `parts/${id}-${digest}`
  const facts = { pages: [], inline: { scripts: [], styles: [] } }
  const stored = { id, path, folder: join(storeFolder, path), facts }
  if (existsSync(stored.folder)) return stored
  const made = { ...stored, folder: join(draft, path) }
  await write(partFiles(made))
  return made
}
