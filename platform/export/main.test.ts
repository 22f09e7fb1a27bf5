import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { headersFile } from '../compose/compose.ts'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => {
  killPrograms()
  rmSync(folder, { recursive: true })
})

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content))
}

it('an empty store is told, with the one command that fills it', async () => {
  const program = runProgram(join(import.meta.dirname, 'main.ts'), [join(folder, 'host')], {
    PORTAL_STORE: join(folder, 'store'),
  })
  expect(await program.exit).toBe(1)
  expect(program.output()).toBe(
    `error: The store ${join(folder, 'store')} is empty: run npm start once in a checkout of everything.\n`,
  )
}, 60_000)

it('a page that left the portal leaves the host though the project with the news is silent', async () => {
  const silent = { supabaseUrl: 'http://127.0.0.1:9', supabaseAnonKey: 'key' }
  const shell = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
  const registry = {
    format: 2,
    settings: silent,
    shell,
    sections: {},
    site: 'sites/a',
    history: [],
  }
  write('store/registry.json', registry)
  write(`store/sites/a/${headersFile}`, { all: {}, policies: {}, commonPolicy: '' })
  write('store/sites/a/index.html', 'home')
  write('host/gone/index.html', 'gone')
  write('host/feeds/news.en.xml', 'the news of yesterday')
  write('host/.exported.json', ['index.html', 'gone/index.html', 'feeds/news.en.xml'])

  const program = runProgram(join(import.meta.dirname, 'main.ts'), [join(folder, 'host')], {
    PORTAL_STORE: join(folder, 'store'),
  })
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(/^error: The feeds cannot be written, because [^\n]+\n$/)
  const isThere = (file: string) => existsSync(join(folder, 'host', file))
  expect(['index.html', 'gone/index.html', 'feeds/news.en.xml'].map(isThere)).toEqual([
    true,
    false,
    true,
  ])
}, 60_000)
