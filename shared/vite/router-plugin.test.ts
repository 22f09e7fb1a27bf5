import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { routerWithoutFrameworks } from './router-plugin.ts'

/** The script of a build that uses nothing of this router. */
async function buildWith(router: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-router-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'react-router/dist'), { recursive: true })
  writeFileSync(join(folder, 'react-router/dist/index.mjs'), router)
  writeFileSync(
    join(folder, 'main.ts'),
    "import { used } from './react-router/dist/index.mjs'\nconsole.log(used)",
  )
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [routerWithoutFrameworks()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}

const react = 'const React = globalThis.React\nexport const used = 1\n'

test('components that are not used are left out', async () => {
  const router = 'export var Unused = React.createContext(null)\nUnused.displayName = "Unused"\n'
  const script = await buildWith(react + router)
  expect(script).toContain('console.log')
  expect(script).not.toContain('createContext')
})

test.each([
  'export const Unnamed = React.createContext(null)\n',
  'export const Unmarked = (0, React.createContext)(null)\nUnmarked.displayName = "Unmarked"\n',
])('a router that makes them otherwise fails the build: %s', async (router) => {
  await expect(buildWith(react + router)).rejects.toThrow('react-router no longer makes and names')
})
