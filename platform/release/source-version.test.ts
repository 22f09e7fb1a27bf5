import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { sharedRooms } from '../../shared/vite/singletons.ts'
import { readPackageJson, root, sectionIds } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { inputsBeside, packageVersion, sourceFiles, sourceFolder } from './source-version.ts'

/** They say where a release lies, and how an operator hears of a failure: not what is in it. */
const decideNothing = [
  'platform/release/store.ts',
  'platform/release/into-place.ts',
  'platform/lock/process-identity.ts',
  'platform/compose/team-code.ts',
  'platform/operator-error.ts',
]

/** Comes along with the build of a section; the shell publishes no documents. */
const documentsOnly = ['platform/documents', 'platform/pdf']

test.each([...sectionIds(), 'shell'])(
  'whatever runs when %s is built decides its version',
  { timeout: 30_000 },
  async (id) => {
    const isShell = id === 'shell'
    const folder = sourceFolder(id)
    const own = sourceFiles(folder).filter((file) =>
      /\.data\.ts$|[/\\](content[/\\]documents[/\\]index|src[/\\]section)\.ts$/.test(file),
    )
    const build = join(root, `platform/release/build-${isShell ? 'shell' : 'section'}.ts`)
    const unused = [...decideNothing, ...(isShell ? documentsOnly : [])]
    const inputs = [...inputsBeside(id), ...unused].map((path) => join(root, path))
    const known = [folder, ...inputs].flatMap(sourceFiles)
    const left = (await whatRuns([build, ...own])).filter((path) => !known.includes(path))
    expect(left.map((path) => relative(root, path))).toEqual([])
  },
)

test('whatever of shared a section bundles, since the shell does not lend it, decides its version', async () => {
  const { exports = {} } = readPackageJson(join(root, 'shared'))
  const bundled = Object.entries(exports)
    .filter(
      ([name, file]) =>
        !sharedRooms.includes(`@portal/shared${name.slice(1)}`) && file.endsWith('.ts'),
    )
    .map(([, file]) => join(root, 'shared', file))
  expect(bundled).toContain(join(root, 'shared/src/styles/adopt-styles.ts'))
  const known = inputsBeside('home').flatMap((path) => sourceFiles(join(root, path)))
  const left = (await whatRuns(bundled)).filter((path) => !known.includes(path))
  expect(left.map((path) => relative(root, path))).toEqual([])
}, 30_000)

/** These files, and all sources that they import. */
async function whatRuns(files: readonly string[]): Promise<string[]> {
  const ran = new Set<string>()
  for (const file of files) {
    const { dependencies } = await runnerImport(file, { configFile: false, logLevel: 'error' })
    for (const path of [file, ...dependencies]) ran.add(path)
  }
  return [...ran]
}

test('what systems and editors leave lying about, tests, and what was built are no sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sources-'))
  const left = ['.DS_Store', '.page.tsx.swp', 'parts/.part.tsx.swp', '.vite/deps.ts']
  for (const file of [...left, 'page.test.tsx', 'dist/a.js', 'page.tsx', 'parts/part.tsx']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const sources = sourceFiles(folder).map((file) => relative(folder, file))
  expect(sources).toEqual(['page.tsx', join('parts', 'part.tsx')])
  rmSync(folder, { recursive: true })
})

test('a version that cannot name a folder, or be typed in a command, is told with the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  const read = (text: string) => {
    writeFileSync(join(folder, 'package.json'), text)
    return packageVersion(folder)
  }
  expect(read('{"version":"1.0.1"}')).toBe('1.0.1')
  expect(read('{"version":"1.0.1-rc.1"}')).toBe('1.0.1-rc.1')
  for (const version of ['1.0.1+5', '1.0.1 rc', '../../x', '1.0.0-/x', 'x', '']) {
    const text = JSON.stringify({ version })
    expect(() => read(text), version).toThrow(OperatorError)
    expect(() => read(text)).toThrow(`has the version ${JSON.stringify(version)}`)
  }
  expect(() => read('{}')).toThrow(/package\.json has no version\. Write three numbers/)
  expect(() => read('{')).toThrow(/package\.json cannot be read: .+ Mend it/)
  rmSync(folder, { recursive: true })
  expect(() => packageVersion(folder)).toThrow(OperatorError)
})
