import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { composerSources } from './composer.ts'

/** They say where files lie, and how an operator hears of a failure: not what is in a document. */
const decideNothing = [
  'shared/vite/workspace.ts',
  'shared/vite/ports.ts',
  'platform/operator-error.ts',
].map((path) => join(root, path))

test('whatever runs when a site is composed decides which site it is', async () => {
  const { dependencies } = await runnerImport(join(import.meta.dirname, 'compose.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const known = [...composerSources(), ...decideNothing]
  const left = dependencies.filter((path) => !known.includes(path))
  expect(dependencies.length).toBeGreaterThan(50)
  expect(left.map((path) => relative(root, path))).toEqual([])
})
