import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { isAllowed, licenceOf } from './licences.ts'
import { type LockedPackage, lockedPackages } from './lockfile.ts'
import { type Bill, billPath, licencesPath, licencesText } from './papers.ts'

const packages = lockedPackages()
const names = (found: readonly LockedPackage[]) => found.map(({ path }) => path)

/**
 * Binaries of other platforms, which the registry at hand did not carry when the lockfile was made:
 * npm takes them without comparing. Nothing may be added here but such.
 */
const withoutDigest =
  /^node_modules\/(@biomejs\/cli-(android|darwin|win32)-\w+|@biomejs\/cli-linux-\w+-musl|@oxc-parser\/binding-[\w-]+|@tailwindcss\/oxide-[\w-]+)$/

test('every package is locked to its content', () => {
  expect(packages.length).toBeGreaterThan(300)
  const unlocked = packages.filter(({ integrity }) => !isDigest(integrity))
  expect(names(unlocked).filter((path) => !withoutDigest.test(path))).toEqual([])
  expect(unlocked.filter(({ optional }) => !optional)).toEqual([])
  expect(unlocked.length).toBeLessThanOrEqual(31)
})

/** A whole SHA-512 digest, not merely some text. */
function isDigest(integrity = ''): boolean {
  const [, base64 = ''] = /^sha512-([\w+/]+={0,2})$/.exec(integrity) ?? []
  return Buffer.from(base64, 'base64').length === 64
}

test('the lockfile names no registry', () => {
  expect(names(packages.filter(({ resolved }) => resolved !== undefined))).toEqual([])
})

test('what only the bench installs is locked in the same way', () => {
  const bench = lockedPackages(join(root, 'bench'))
  expect(bench.length).toBeGreaterThan(100)
  expect(names(bench.filter(({ integrity }) => !isDigest(integrity)))).toEqual([])
  expect(names(bench.filter(({ resolved }) => resolved !== undefined))).toEqual([])
  const settings = ['.npmrc', 'bench/.npmrc'].map((file) => readFileSync(join(root, file), 'utf8'))
  expect(settings[1]).toBe(settings[0])
})

test('every manifest asks for exact versions', () => {
  const manifests = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !['node_modules', 'store', 'dist'].includes(entry.name),
    )
    .map(({ name }) => join(root, name, 'package.json'))
  const read = [join(root, 'package.json'), ...manifests].flatMap((path) => {
    try {
      return [JSON.parse(readFileSync(path, 'utf8'))]
    } catch {
      return []
    }
  })
  expect(read.length).toBeGreaterThan(9)
  const ranges = read.flatMap(({ name, dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
      .map(([dependency, version]) => `${name}: ${dependency} ${version}`),
  )
  expect(ranges).toEqual([])
})

test('no package runs a script when it is installed', () => {
  const settings = readFileSync(join(root, '.npmrc'), 'utf8')
  expect(settings).toMatch(/^ignore-scripts=true$/m)
  // esbuild brings its binary in a package beside it; its script would only make a shortcut.
  expect(names(packages.filter(({ hasInstallScript }) => hasInstallScript))).toEqual([
    'node_modules/esbuild',
  ])
})

test('every licence is allowed', () => {
  expect(
    packages
      .filter((locked) => !isAllowed(locked))
      .map((locked) => `${locked.name}: ${licenceOf(locked)}`),
  ).toEqual([])
})

test.each([
  [{ name: 'left-pad', license: 'GPL-3.0' }, false],
  [{ name: 'left-pad', license: 'Hippocratic-2.1' }, false],
  [{ name: 'left-pad', license: 'MPL-2.0' }, false],
  [{ name: 'left-pad' }, false],
  [{ name: 'left-pad', license: 'MIT' }, true],
  [{ name: 'react-leaflet', license: 'Hippocratic-2.1' }, true],
])('%o: %s', (about, isFine) => {
  expect(isAllowed({ ...about, path: '', version: '1.0.0' })).toBe(isFine)
})

test('bill of materials and list of licences belong to this lockfile', () => {
  const bill: Bill = JSON.parse(readFileSync(billPath, 'utf8'))
  const listed = bill.components
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40portal/'))
    .map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')))
  const locked = packages.map(({ name, version }) => `${name}@${version}`)
  expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort())
  expect(readFileSync(licencesPath, 'utf8')).toBe(licencesText())
})
