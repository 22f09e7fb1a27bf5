import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownSourcesOnly } from '../../shared/vite/index.ts'
import { oneSheetOnly } from '../../shared/vite/one-sheet-plugin.ts'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { runBuild } from './run-build.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(root, 'node_modules/.vite-run-build-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it.each([
  [
    'another team’s file',
    `import '${join(root, 'platform/operator-error.ts')}'`,
    /\n\S+ imports platform\/operator-error\.ts\. A section is made of its own files and of what @portal\/shared offers\.$/,
  ],
  [
    'a sheet that nothing loads',
    "import './own.css'",
    /\n\S+section\.js imports \S+\/own\.css, which no visitor would get\. Styles belong in src\/styles\.css of the section, which may @import it\.$/,
  ],
  [
    'one whose classes are renamed',
    "import classes from './own.module.css'\nconsole.log(classes)",
    /\n\S+section\.js imports \S+\/own\.module\.css, which/,
  ],
  ['one on demand', "import('./own.css')", /\n\S+section\.js imports \S+\/own\.css, which/],
  [
    'a name that a file does not export',
    "import { a } from './other.js'\nconsole.log(a)",
    /"a" is not exported by "\S+other\.js"[\s\S]*section\.js:1:10/,
  ],
])('tells what is wrong with the sources, and no stack: %s', async (_label, source, reason) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeFileSync(join(folder, 'section.js'), source)
  writeFileSync(join(folder, 'other.js'), 'export const b = 1')
  for (const name of ['own.css', 'own.module.css'])
    writeFileSync(join(folder, name), '.own { color: red }')
  const built = runBuild({
    configFile: false,
    root: folder,
    plugins: [ownSourcesOnly(folder), oneSheetOnly()],
    build: { outDir: 'dist', rolldownOptions: { input: join(folder, 'section.js') } },
    logLevel: 'warn',
  })
  const error: Error = await built.then(
    () => expect.unreachable(),
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(OperatorError)
  expect(error.message).toMatch(/^\S+ is not built, since its sources do not fit together:\n/)
  expect(error.message).toMatch(reason)
  expect(error.message).not.toContain('    at ')
  expect(print).not.toHaveBeenCalled()
})

it('builds what takes a sheet as text, or for its address', async () => {
  const main = "import text from './own.css?inline'\nimport url from './own.css?url'"
  writeFileSync(join(folder, 'section.js'), `${main}\nconsole.log(text, url)`)
  writeFileSync(join(folder, 'own.css'), '.own { color: red }')
  const built = runBuild({
    configFile: false,
    root: folder,
    plugins: [oneSheetOnly()],
    build: { outDir: 'dist', rolldownOptions: { input: join(folder, 'section.js') } },
    logLevel: 'warn',
  })
  await expect(built).resolves.toBeUndefined()
})
