import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownSourcesOnly } from '../../shared/vite/index.ts'
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
    'a name that a file does not export',
    "import { a } from './other.js'\nconsole.log(a)",
    /"a" is not exported by "\S+other\.js"[\s\S]*section\.js:1:10/,
  ],
])('tells what is wrong with the sources, and no stack: %s', async (_label, source, reason) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeFileSync(join(folder, 'section.js'), source)
  writeFileSync(join(folder, 'other.js'), 'export const b = 1')
  const built = runBuild({
    configFile: false,
    root: folder,
    plugins: [ownSourcesOnly(folder)],
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
