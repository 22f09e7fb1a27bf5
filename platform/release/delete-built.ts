import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkStoreFolder } from '../data-folder.ts'
import { builtFolder, foldersIn, hasRelease, releasePath, shellId, storeFolder } from './store.ts'

/**
 * Deletes built releases that the store has: whoever needs them takes them from there.
 *
 * @returns how many, and a line on each that stays
 * @throws OperatorError where the store itself would be deleted
 */
export async function deleteBuilt(): Promise<{ deleted: number; kept: string[] }> {
  checkStoreFolder(storeFolder, builtFolder)
  const ids = [shellId, ...(await foldersIn(join(builtFolder, 'sections')))]
  let deleted = 0
  const kept: string[] = []
  for (const id of ids) {
    for (const version of await foldersIn(dirname(join(builtFolder, releasePath(id, 'any'))))) {
      if (!hasRelease(id, version)) continue
      const path = join(builtFolder, releasePath(id, version))
      // Half a folder would be taken for one that can be used. The next build removes such a draft
      // where this one is killed.
      const draft = `${path}.${process.pid}.draft`
      try {
        await rename(path, draft)
        await rm(draft, { recursive: true })
        console.log(`deleted dist/${releasePath(id, version)}`)
        deleted += 1
      } catch (error) {
        // Another user's, perhaps. The store is what counts: where that refuses too, it alone is told.
        const { code } = error as NodeJS.ErrnoException
        kept.push(`dist/${releasePath(id, version)} stays: it cannot be deleted (${code}).`)
      }
    }
  }
  return { deleted, kept }
}
