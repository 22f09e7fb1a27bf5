import { relative, resolve, sep } from 'node:path'
import { root } from '../shared/vite/workspace.ts'
import { OperatorError } from './operator-error.ts'

/**
 * The folder of the embedded database and of the keys, which `PORTAL_DATA` names. Empty counts as
 * unset, as with every setting: it would name the checkout itself.
 */
export function dataFolder({ PORTAL_DATA: named }: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, named || '.data')
}

/**
 * @param store - the folder of the releases, which is served and may be copied to public places
 * @throws OperatorError where the data would lie in it, or among the sources
 */
export function checkDataFolder(data: string, store: string): void {
  if (data === root) {
    throw new OperatorError(
      `PORTAL_DATA is ${data}, which is this checkout: messages and keys would lie among its sources, and git would take or delete them. Set PORTAL_DATA to a folder for them alone.`,
    )
  }
  if (!isWithin(data, store)) return
  throw new OperatorError(
    `PORTAL_DATA is ${data}, which is in the store, ${store}: messages and keys would lie among files that are for everybody. Set PORTAL_DATA to a folder outside it.`,
  )
}

/**
 * @param built - the folder of what is built
 * @throws OperatorError where prune, which deletes what is built once the store has it, would delete the
 * store's own
 */
export function checkStoreFolder(store: string, built: string): void {
  if (!isWithin(store, built) && !isWithin(built, store)) return
  throw new OperatorError(
    `PORTAL_STORE is ${store}, but releases are built in ${built}, and npm run prune would delete what visitors are served. Set PORTAL_STORE to a folder outside it; a store that is there already can be moved to that folder.`,
  )
}

/** Whether a folder is another one, or lies in it; both as absolute paths. */
export function isWithin(inner: string, outer: string): boolean {
  return relative(outer, inner).split(sep)[0] !== '..'
}
