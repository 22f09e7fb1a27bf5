import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'

/** One package as the lockfile knows it. */
export interface LockedPackage {
  /** Where npm puts it: `node_modules/react`. */
  path: string
  name: string
  version: string
  integrity?: string
  license?: string
  resolved?: string
  /** Installed only where its platform is. */
  optional?: boolean
  hasInstallScript?: boolean
}

/** Every foreign package of a folder's lockfile; the portal's own workspaces are not among them. */
export function lockedPackages(folder = root): LockedPackage[] {
  const { packages }: { packages: Record<string, LockedPackage & { link?: boolean }> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({
      ...locked,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
}
