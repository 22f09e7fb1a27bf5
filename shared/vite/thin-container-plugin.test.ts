import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance } from '@module-federation/runtime'
import { build, type Plugin } from 'vite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { importsWithoutPreload } from './preload-plugin.ts'
import { thinContainer } from './thin-container-plugin.ts'

interface Container {
  init(): void
  get(): Promise<() => { default: Record<string, unknown> }>
}

let fetched = 0

beforeAll(() => {
  createInstance({
    name: 'shell',
    remotes: [],
    shared: {
      react: { version: '19.3.1', lib: () => ({ useState: 'the shell’s' }) },
      '@portal/shared/forms': {
        version: '1.2.0',
        get: async () => {
          fetched += 1
          return () => ({ forms: ['barangay clearance'] })
        },
      },
    },
  })
})

const share = (name: string) => `virtual:mf__loadShare__${name}__loadShare__.js`

const sources: Record<string, string> = {
  'src/section.ts': `
    import { useState } from '${share('react')}'
    export default { useState, load: () => import('./page.ts') }`,
  'src/page.ts': `
    import { forms } from '${share('_mf_0_portal_mf_1_shared_mf_1_forms')}'
    export const first = forms[0]`,
  'src/other.ts': 'export default "no page imports this"',
}

/** Stands for the modules that the federation plugin generates. */
const generated: Plugin = {
  name: 'generated',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:mf') ? id : undefined),
  load(id) {
    if (id.includes('react')) return 'export { one as useState }; const one = "a copy"'
    if (id.includes('forms')) return 'export { one as forms }; const one = "a copy"'
    return id.startsWith('virtual:mf') ? 'export const init = "long"' : undefined
  },
}

/** Builds a section that accepts these versions; returns its files and its container. */
async function section(react: string, forms: string) {
  const root = mkdtempSync(join(tmpdir(), 'portal-section-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const shared = {
    react: { version: '19.0.0', requiredVersion: react },
    '@portal/shared/forms': { version: '1.0.0', requiredVersion: forms },
  }
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [generated, importsWithoutPreload(), thinContainer('home', shared)],
    build: {
      outDir: 'dist',
      modulePreload: false,
      rolldownOptions: {
        input: {
          remoteEntry: 'virtual:mf-REMOTE_ENTRY_ID:home',
          other: join(root, 'src/other.ts'),
        },
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const files = 'output' in result ? result.output.map(({ fileName }) => fileName) : []
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  const load = (): Promise<Container> =>
    import(pathToFileURL(join(root, 'dist/remoteEntry.js')).href)
  return { files, load }
}

test('a section gets what the shell has, at once or when a page asks for it', async () => {
  const { files, load } = await section('^19.3.0', '^1.0.0')
  const container = await load()
  container.init()
  const { default: declared } = (await container.get())()
  expect(declared['useState']).toBe('the shell’s')
  expect(fetched).toBe(0)
  const page = await (declared['load'] as () => Promise<{ first: string }>)()
  expect(page.first).toBe('barangay clearance')
  expect(fetched).toBe(1)
  expect(files).not.toContain('other.js')
})

test('a section for another version of what is lent is refused, with both versions named', async () => {
  const { load } = await section('^18.0.0', '^1.0.0')
  await expect(load()).rejects.toThrow(
    /19\.3\.1 from shell .* react .* home which needs \^18\.0\.0/,
  )
})

test('so is a page that needs another version of what it asks for', async () => {
  const { load } = await section('^19.3.0', '^2.0.0')
  const { default: declared } = (await (await load()).get())()
  await expect((declared['load'] as () => Promise<unknown>)()).rejects.toThrow(/needs \^2\.0\.0/)
})
