import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { headersFile } from '../compose/site-files.ts'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'
import { exportedList } from './check-target.ts'

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
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toBe(
    `error: The store ${join(folder, 'store')} is empty: run npm start once in a checkout of everything.\n`,
  )
}, 60_000)

const current = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }

function writeStore(settings: { supabaseUrl: string; supabaseAnonKey: string }) {
  const site = 'sites/a'
  write('store/registry.json', {
    format: 2,
    settings,
    shell: current,
    sections: {},
    site,
    history: [],
  })
  write(`store/${site}/${headersFile}`, { all: {}, policies: {}, commonPolicy: '' })
  write(`store/${site}/index.html`, 'home')
}

async function run(parameters: string[], environment: Record<string, string> = {}) {
  // Meant from where it was typed.
  const program = runProgram(join(import.meta.dirname, 'main.ts'), ['host', ...parameters], {
    INIT_CWD: folder,
    PORTAL_STORE: join(folder, 'store'),
    PORT: '',
    PORTAL_HOST: '',
    ...environment,
  })
  return { code: await program.exit, output: program.output() }
}

it.each([
  { parameters: [], environment: {}, address: 'http://127.0.0.1:4173' },
  { parameters: [], environment: { PORT: '4850' }, address: 'http://127.0.0.1:4850' },
  {
    parameters: [],
    environment: { PORT: '4850', PORTAL_HOST: '10.0.0.3' },
    address: 'http://10.0.0.3:4850',
  },
  {
    parameters: ['http://10.0.0.2:80/'],
    environment: { PORT: '4850' },
    address: 'http://10.0.0.2',
  },
])(
  'with $parameters and $environment nginx passes messages on to $address',
  async ({ parameters, environment, address }) => {
    writeStore({ supabaseUrl: '', supabaseAnonKey: 'key' })
    const { code, output } = await run(parameters, environment)
    expect(code, output).toBe(0)
    const nginx = readFileSync(join(folder, 'host/nginx.conf'), 'utf8')
    expect(nginx).toContain(`proxy_pass ${address};`)
    expect(output).toContain(`npm start at ${address}\n`)
  },
  60_000,
)

it('an address that nginx would get only a part of is refused', async () => {
  const { code, output } = await run(['http://10.0.0.2:4173/portal'])
  expect(code).toBe(1)
  expect(output).toMatch(
    /^error: “http:\/\/10\.0\.0\.2:4173\/portal” [^\n]* give http:\/\/10\.0\.0\.2:4173\.\n$/,
  )
}, 60_000)

it('a page that left the portal leaves the host though the project with the news is silent', async () => {
  const silent = { supabaseUrl: 'http://127.0.0.1:9', supabaseAnonKey: 'key' }
  writeStore(silent)
  write('host/gone/index.html', 'gone')
  write('host/feeds/news.en.xml', 'the news of yesterday')
  write('host/.exported.json', ['index.html', 'gone/index.html', 'feeds/news.en.xml'])

  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toMatch(/^error: The feeds cannot be written, because [^\n]+\n$/)
  const isThere = (file: string) => existsSync(join(folder, 'host', file))
  expect(['index.html', 'gone/index.html', 'feeds/news.en.xml'].map(isThere)).toEqual([
    true,
    false,
    true,
  ])
}, 60_000)

it('nothing stays for ever of an export that did not come to its end', async () => {
  writeStore({ supabaseUrl: '', supabaseAnonKey: 'key' })
  const brief = ['brief/index.html', 'brief/picture.svg']
  for (const file of brief) write(`store/sites/a/${file}`, 'brief')
  write(`host/${exportedList}`, [])
  mkdirSync(join(folder, 'host/brief/picture.svg'), { recursive: true })
  expect((await run([])).code).toBe(1)
  const left = () => readdirSync(join(folder, 'host/brief'))
  expect(left()).toContain('index.html')

  rmSync(join(folder, 'host/brief/picture.svg'), { recursive: true })
  rmSync(join(folder, 'store/sites/a/brief'), { recursive: true })
  const { code, output } = await run([])
  expect(code, output).toBe(0)
  expect(left()).toEqual([])
  expect(existsSync(join(folder, 'host/index.html'))).toBe(true)
}, 60_000)

it('an address in the place of the folder is told', async () => {
  const program = runProgram(join(import.meta.dirname, 'main.ts'), ['http://10.0.0.2:4173'], {
    INIT_CWD: folder,
    PORTAL_STORE: join(folder, 'store'),
  })
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(/^error: Say where to: npm run export -- <folder>/)
}, 60_000)
