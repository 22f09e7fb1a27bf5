import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readPackageJson, root, sectionFolder, shellFolder } from '../../shared/vite/workspace.ts'

/**
 * The version of what stands in the checkout: the package's own, and a digest of all that the build
 * reads. The same sources have the same version on every machine, other sources another one, so a
 * release can never be overwritten by something else.
 */
export function sourceVersion(id: string): string {
  const folder = id === 'shell' ? shellFolder : sectionFolder(id)
  const hash = createHash('sha256').update(installedPackages())
  for (const path of [folder, ...inputsBeside(id)].flatMap(sourceFiles)) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return `${readPackageJson(folder).version}-${hash.digest('hex').slice(0, 10)}`
}

/** Of `shared` a section's release holds icons and what its documents say; the rest shapes the build. */
function inputsBeside(id: string): string[] {
  if (id === 'shell') return [join(root, 'shared')]
  const shared = [
    'package.json',
    'vite',
    'src/section',
    'src/styles',
    'src/icons',
    'src/documents',
    'src/site',
    'src/i18n',
    'src/ui/illustrations',
  ].map((part) => `shared/${part}`)
  // Documents are drawn by these.
  return [...shared, 'platform/documents', 'platform/pdf'].map((part) => join(root, part))
}

/** What npm installs, without the list of workspaces: a new section changes no other one. */
export function installedPackages(): string {
  const lock: { packages: Record<string, { link?: boolean; version?: string }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, { version }]) => `${path} ${version}\n`)
    .join('')
}

function sourceFiles(path: string): string[] {
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !/[/\\](dist|node_modules|\.vite)[/\\]/.test(name.slice(path.length)))
    .sort()
}
