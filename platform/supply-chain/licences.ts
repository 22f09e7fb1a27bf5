import type { LockedPackage } from './lockfile.ts'

/** Licences that a public body can take without a second thought. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
])

/** Licences that bind changes of the package itself; these are used as they are, by builds and tests. */
const onlyUnchanged: Record<string, RegExp> = {
  'MPL-2.0':
    /^(@axe-core\/playwright|@resvg\/resvg-wasm|axe-core|ical\.js|lightningcss(-[\w-]+)?)$/,
}

/** The one known exception: named by the project's stack, and reasoned about in decision 006. */
const exceptions: Record<string, string> = {
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
}

/** Packages whose lockfile entry lacks the licence that stands in the package. */
const readElsewhere: Record<string, string> = {
  'png-js': 'MIT',
}

/** Binaries of one package for other platforms: they have the licence of the package. */
const binaries: [RegExp, string][] = [
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0'],
  [/^@oxc-parser\/binding-/, 'MIT'],
  [/^@tailwindcss\/oxide-/, 'MIT'],
]

/** The licence of a package as an SPDX expression, or null where nobody knows it. */
export function licenceOf({ name, license }: LockedPackage): string | null {
  const ofBinary = binaries.find(([names]) => names.test(name))?.[1]
  return license ?? readElsewhere[name] ?? ofBinary ?? null
}

/** Whether the portal may use a package under its licence. */
export function isAllowed(locked: LockedPackage): boolean {
  const licence = licenceOf(locked)
  if (licence === null) return false
  return (
    allowed.has(licence) ||
    onlyUnchanged[licence]?.test(locked.name) === true ||
    exceptions[locked.name] === licence
  )
}

/** All packages by licence, as a Markdown table: the most frequent licence first. */
export function licenceTable(packages: readonly LockedPackage[]): string {
  const groups = new Map<string, Set<string>>()
  for (const locked of packages) {
    const licence = licenceOf(locked) ?? 'unknown'
    groups.set(licence, (groups.get(licence) ?? new Set()).add(locked.name))
  }
  const rows = [...groups]
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([licence, names]) => `| ${licence} | ${names.size} | ${[...names].sort().join(', ')} |`)
  return ['| licence | packages | |', '|---|---|---|', ...rows].join('\n')
}
