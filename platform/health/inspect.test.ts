import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { languages } from '@portal/shared/i18n'
import { directoryId, pageId } from '@portal/shared/section'
import { afterEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'
import { integrityOf } from '../release/files.ts'
import { listen } from '../serve/listen.ts'
import { inspectPortal } from './inspect.ts'

let server: Server | undefined
afterEach(() => {
  killPrograms()
  server?.close()
  server?.closeAllConnections()
  server = undefined
})

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`

const script = '/sections/library/1.0.0/client/entry.js'

/** All that a portal with one section answers, by address. */
function portal(): Map<string, string> {
  const importMap = JSON.stringify({ integrity: { [script]: integrityOf('code') } })
  const release = { id: 'library', version: '1.0.0', styles: [], importMap }
  const document = (of: typeof release | null) =>
    [
      '<script type="importmap">{"integrity":{}}</script>',
      json(directoryId, {
        sections: [
          { id: 'library', pages: [{ path: '/library' }, { path: '/books' }] },
          { id: 'shell', pages: [{ path: '/' }] },
        ],
      }),
      json(pageId, { entry: '/shell/2.0.0/client/entry.js', modules: [], styles: [], release: of }),
    ].join('')
  const pages = [
    ['/', null],
    ['/library', release],
    ['/books', release],
  ] as const
  return new Map([
    ['/registry.json', JSON.stringify({ site: 'a', sections: [release] })],
    ['/', document(null)],
    [script, 'code'],
    ...pages.flatMap(([path, of]) =>
      languages.map((language) => [`${path}?lang=${language}`, document(of)] as const),
    ),
  ])
}

/** What is wrong with a portal that answers so. */
async function findings(answers: Map<string, string>) {
  const found = await inspectPortal(async (address) => {
    const text = answers.get(address)
    return text === undefined ? null : new TextEncoder().encode(text)
  })
  return found.flatMap(({ wrongFiles, wrongDocuments }) => [...wrongFiles, ...wrongDocuments])
}

it('finds nothing in a portal that is whole', async () => {
  expect(await findings(portal())).toEqual([])
})

it('tells all that is wrong, also where a document is cut off in the middle of its data', async () => {
  const answers = portal()
  answers.delete(script)
  const page = answers.get('/library?lang=en') ?? ''
  answers.set('/library?lang=en', page.slice(0, page.lastIndexOf('}')))
  expect(await findings(answers)).toEqual([script, '/library?lang=en'])
})

it('is not taken in by a site that answers everything with a page of its own', async () => {
  const greeting = new TextEncoder().encode('<h1>Join our network</h1>')
  await expect(inspectPortal(async () => greeting)).rejects.toThrow(
    /^what \/registry.json answers is no portal's$/,
  )
})

it('the command tells why a portal does not answer', async () => {
  server = createServer((request) => request.destroy())
  const address = `http://127.0.0.1:${await listen(server, 0)}`
  const program = runProgram(join(import.meta.dirname, 'status.ts'), [address])
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain(
    `error: Nothing answers at ${address} (fetch failed: other side closed): start the portal, or give its address: npm run status -- https://portal.example.`,
  )
}, 60_000)

it('the command tells all that is wrong, also where a download breaks off', async () => {
  const answers = portal()
  answers.delete('/books?lang=fil')
  server = createServer((request, response) => {
    const text = answers.get(request.url ?? '')
    if (text === undefined) return response.writeHead(404).end()
    if (request.url !== script) return response.end(text)
    response.writeHead(200, { 'content-length': '100' }).write(text, () => response.destroy())
    return response
  })
  const address = `http://127.0.0.1:${await listen(server, 0)}`
  const program = runProgram(join(import.meta.dirname, 'status.ts'), [address])
  expect(await program.exit).toBe(1)
  expect(program.output().trim().split('\n').slice(-3)).toEqual([
    `${script} is missing or altered.`,
    '/books?lang=fil is missing or of another release.',
    '2 problems',
  ])
}, 60_000)
