import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readPackageJson, root, sectionFolder, shellFolder } from '../../shared/vite/workspace.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'
import { shellId } from './store.ts'

/** The folder in the checkout of a section, or of the shell. */
export function sourceFolder(id: string): string {
  return id === shellId ? shellFolder : sectionFolder(id)
}

/**
 * The version of what stands in the checkout: the package's own, and a digest of all that the build
 * reads. The same sources have the same version on every machine, other sources another one, so a
 * release can never be overwritten by something else.
 *
 * @throws OperatorError where the package names no version that a release can have
 */
export function sourceVersion(id: string): string {
  const folder = sourceFolder(id)
  const hash = createHash('sha256').update(installedPackages())
  const inputs = inputsBeside(id).map((path) => join(root, path))
  for (const path of [folder, ...inputs].flatMap(sourceFiles)) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return `${packageVersion(folder)}-${hash.digest('hex').slice(0, 10)}`
}

/**
 * The version that a workspace's `package.json` names. Releases are folders, and their versions are
 * arguments of commands: not every version of npm will do.
 *
 * @throws OperatorError where there is none, or another one
 */
export function packageVersion(folder: string): string {
  const file = relative(root, join(folder, 'package.json'))
  const version = versionIn(folder, file)
  if (typeof version === 'string' && /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) return version
  throw new OperatorError(
    `${file} ${version === undefined ? 'has no version' : `has the version ${JSON.stringify(version)}, which no release can have`}. Write three numbers, such as "version": "1.0.1" or "1.0.1-rc.1".`,
  )
}

function versionIn(folder: string, file: string): unknown {
  try {
    return readPackageJson(folder).version
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be read: ${reasonOf(error)}. Mend it or take it from git.`,
    )
  }
}

/** What every build reads: how sources are meant, and the code that makes a release of them. */
const ofAll = [
  'tsconfig.base.json',
  'platform/release/built-files.ts',
  'platform/release/files.ts',
  'platform/release/module-graph.ts',
  'platform/release/release.ts',
  'platform/release/run-build.ts',
  'platform/release/section-pages.ts',
]

/**
 * Of `shared` a section's release holds icons, what its declaration, its data and its documents say,
 * and small modules that the shell does not lend; `vite` and `styles` shape it, and the platform draws
 * its documents. The rest the shell lends.
 */
const ofSections = [
  'shared/package.json',
  'shared/vite',
  'shared/src/section',
  'shared/src/styles',
  'shared/src/icons',
  'shared/src/documents',
  'shared/src/forms',
  'shared/src/site',
  'shared/src/i18n',
  'shared/src/everyday-words',
  'shared/src/backend/search-feed.ts',
  'shared/src/ui/illustrations',
  'shared/src/ui/use-clock.ts',
  'shared/src/within.ts',
  'platform/release/build-section.ts',
  'platform/documents',
  'platform/pdf',
]

const ofShell = ['shared', 'platform/release/build-shell.ts']

/** Files and folders below the checkout that decide a release, besides its own folder. */
export function inputsBeside(id: string): string[] {
  return [...ofAll, ...(id === shellId ? ofShell : ofSections)]
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

/**
 * A file, or the sources below a folder in a stable order: without tests, what was built or
 * installed, and what systems and editors leave lying about (`.DS_Store`, `.page.tsx.swp`).
 */
export function sourceFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/[/\\](\.[^/\\]*|dist|node_modules|test-support)([/\\]|$)/.test(file.slice(path.length)),
    )
    .sort()
}
