import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { writeWithFolder } from '../release/files.ts'

/**
 * Puts a section into a checkout: its folder, and its entry in the lockfile, so that `npm ci` goes on
 * agreeing with it. Where it cannot, or is ended in the middle, no command takes a half for a section.
 *
 * @param files - the section's files, by their paths below its folder
 */
export async function writeSection(
  id: string,
  files: Record<string, string>,
  dependencies: Record<string, string>,
  checkout = root,
): Promise<void> {
  // Ignored by git, and nobody looks for sources there: one that is left is in no command's way.
  const draft = join(checkout, `dist/mf-${id}.draft`)
  const lockfile = 'package-lock.json'
  try {
    await rm(draft, { recursive: true, force: true })
    for (const [path, content] of Object.entries(files)) {
      await writeWithFolder(join(draft, 'section', path), content)
    }
    // The folder comes last: `npm ci` refuses one that the lockfile lacks, but not an entry without one.
    if (existsSync(join(checkout, lockfile))) {
      const text = await readFile(join(checkout, lockfile), 'utf8')
      await writeFile(join(draft, lockfile), withWorkspace(text, id, dependencies))
      await rename(join(draft, lockfile), join(checkout, lockfile))
    }
    await rename(join(draft, 'section'), join(checkout, `mf-${id}`))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The text of the lockfile with the new workspace in it. */
function withWorkspace(text: string, id: string, dependencies: Record<string, string>): string {
  const lock: { packages: Record<string, unknown> } = JSON.parse(text)
  lock.packages[`mf-${id}`] = { name: `@portal/${id}`, version: '1.0.0', dependencies }
  lock.packages[`node_modules/@portal/${id}`] = { resolved: `mf-${id}`, link: true }
  const { '': project, ...others } = lock.packages
  const sorted = Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'))
  lock.packages = { '': project, ...Object.fromEntries(sorted) }
  return `${JSON.stringify(lock, null, 2)}\n`
}
