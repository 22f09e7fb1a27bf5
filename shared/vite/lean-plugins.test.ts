import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { leanFederation } from './federation-plugin.ts'
import { leanIcons } from './icons-plugin.ts'
import { importsWithoutPreload } from './preload-plugin.ts'
import { root } from './workspace.ts'

const icons = join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs')

/** The first script of a build of `main.ts` and these files. */
async function buildWith(plugins: Plugin[], main: string, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lean-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ 'main.ts': main, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins,
    resolve: { alias: { 'lucide-react': icons } },
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}

/** The address of a package's module in this checkout. */
const installed = (file: string) => JSON.stringify(join(root, 'node_modules', file))

const host = `import { createInstance } from ${installed('@module-federation/runtime/dist/index.js')}
console.log(createInstance)`

test('the federation runtime is built without what nobody uses', async () => {
  const script = await buildWith([leanFederation()], host)
  expect(script).toContain('createInstance')
  expect(script).not.toContain('createElement')
})

const satisfied = [
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['3.10.0', '^3.2.0', true],
  ['1.0.0', '<=1.0.0', true],
  ['1.2.0', '<=1.10.0', true],
  ['2.0.0', '<=1.10.0', false],
  ['1.0.0', 'latest', false],
] as const

test('the lean runtime knows which versions will do', async () => {
  const script = await buildWith(
    [leanFederation()],
    `${host}
    import { satisfy } from ${installed('@module-federation/runtime-core/dist/index.js')}
    globalThis.satisfy = satisfy`,
  )
  const context: { satisfy?(version: string, range: string): boolean } = {}
  runInNewContext(script, { ...context, console: { log() {} }, globalThis: context })
  const found = satisfied.map(([version, range]) => [
    version,
    range,
    context.satisfy?.(version, range),
  ])
  expect(found).toEqual(satisfied)
})

test('a runtime with another file in the place of one of these fails the build', async () => {
  const renamed: Plugin = {
    name: 'renamed',
    enforce: 'pre',
    resolveId: (source) => (/\/remote\/index\.js$/.test(source) ? '\0remotes.js' : undefined),
    load: (id) => (id === '\0remotes.js' ? 'export class RemoteHandler {}' : undefined),
  }
  await expect(buildWith([renamed, leanFederation()], host)).rejects.toThrow(
    'The federation runtime has no runtime-core/dist/remote/index any more',
  )
})

const onDemand = "console.log(import('./page.ts'))"

test('imports on demand preload nothing', async () => {
  const files = { 'page.ts': 'export const page = 1' }
  expect(await buildWith([importsWithoutPreload()], onDemand, files)).not.toContain('modulepreload')
})

test('a Vite whose imports preload in another way fails the build', async () => {
  await expect(buildWith([importsWithoutPreload()], 'console.log(1)')).rejects.toThrow(
    'Vite no longer preloads imports the known way',
  )
})

test('icons are made by the portal’s own function', async () => {
  const main = `import { Phone } from 'lucide-react'
    console.log(Phone)`
  expect(await buildWith([leanIcons()], main)).not.toContain('createLucideIcon')
})

test('no more icons are read than are taken, under whichever of their names', async () => {
  const read: string[] = []
  const counting: Plugin = { name: 'counting', moduleParsed: ({ id }) => void read.push(id) }
  const main = `import { Home as House, type LucideProps, Phone, PhoneIcon } from 'lucide-react'
    console.log(House, Phone, PhoneIcon, {} as LucideProps)`
  const script = await buildWith([counting, leanIcons()], main)
  expect(script).not.toContain('createLucideIcon')
  const ofLibrary = read.filter((id) => id.includes('lucide-react')).map((id) => basename(id))
  expect(ofLibrary.sort()).toEqual(['house.mjs', 'phone.mjs'])
})

test('what is no icon comes from the library as before', async () => {
  const main = `import { Phone, LucideProvider } from 'lucide-react'
    console.log(Phone, LucideProvider)`
  expect(await buildWith([leanIcons()], main)).toContain('LucideProvider')
})

test('a build without icons passes, and one with icons of another kind fails', async () => {
  expect(await buildWith([leanIcons()], 'console.log(1)')).toContain('console.log')
  const main = "import { Phone } from './lucide-react/dist/esm/icons/phone.mjs'\nconsole.log(Phone)"
  const files = { 'lucide-react/dist/esm/icons/phone.mjs': 'export const Phone = "<svg/>"' }
  await expect(buildWith([leanIcons()], main, files)).rejects.toThrow(
    'lucide-react no longer has its icons in the known files',
  )
})
