import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { checkProject } from './check-project.ts'
import { listen } from './listen.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
  server = undefined
  vi.restoreAllMocks()
})

/** A project that answers with this status. */
const projectOf = (status: number) =>
  projectWith((_request, response) => response.writeHead(status).end('[]'))

async function projectWith(answer: RequestListener) {
  server = createServer(answer)
  const supabaseUrl = `http://127.0.0.1:${await listen(server, 0)}`
  return { supabaseUrl, supabaseAnonKey: 'key' }
}

/** Nothing answers at this port. */
const silent = { supabaseUrl: 'http://127.0.0.1:9', supabaseAnonKey: 'key' }

it('a project that is away is warned of where documents for it are there', async () => {
  expect(await checkProject(silent, silent, { ...silent })).toMatch(
    /^The Supabase project at \S+ does not answer \(.*\)\. The portal starts without it; [^\n]+$/,
  )
})

it.each([402, 429, 503])(
  'a project that answers everything with %i is warned of alike',
  async (status) => {
    const project = await projectOf(status)
    const warning = await checkProject(project, project, { ...project })
    expect(warning).toContain(`answers with status ${status} `)
  },
)

it.each<[string, RequestListener, RegExp]>([
  [
    'breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 9 }).write('[', () => response.destroy())
    },
    /^The Supabase project at \S+ does not answer \(terminated: other side closed\)\. /,
  ],
  [
    'stalls',
    (_request, response) => response.writeHead(200).write('['),
    /^The Supabase project at \S+ does not answer \(.*timeout\)\. /,
  ],
  [
    'is the login page of a network',
    (_request, response) => response.end('<h1>Welcome</h1>'),
    /^What answers at \S+ is no Supabase project: it sent something else than a list of news\. /,
  ],
])('a project whose answer %s is warned of alike', async (_name, answer, message) => {
  // Nobody waits ten seconds for it here.
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1_000))
  const project = await projectWith(answer)
  const warning = await checkProject(project, project, { ...project })
  expect(warning).toMatch(message)
  expect(warning).toMatch(/\. The portal starts without it; [^\n]+$/)
  await expect(checkProject(project, project, undefined)).rejects.toThrow(message)
})

it('a project that is away is refused where nothing is there, or other settings were used', async () => {
  const others = { ...silent, supabaseAnonKey: 'another' }
  for (const composed of [undefined, others, { ...silent, mapTileUrl: '/{z}/{x}/{y}.png' }]) {
    const refused = checkProject(silent, silent, composed)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow('Check PORTAL_SUPABASE_URL')
  }
})

it('a project that lists its news and keeps its messages is taken', async () => {
  const project = await projectWith(answerFor(401))
  expect(await checkProject(project, project, undefined)).toBeNull()
})

it.each([
  [200, /shows contact messages to everybody/],
  [404, /has no table for contact messages/],
])('a project that answers for messages with %s is refused', async (status, message) => {
  const project = await projectWith(answerFor(status))
  await expect(checkProject(project, project, undefined)).rejects.toThrow(message)
})

/** Lists its news; answers to a question for messages with this status. */
function answerFor(messages: number): RequestListener {
  return ({ url }, response) =>
    response.writeHead(url?.startsWith('/rest/v1/contact_messages') ? messages : 200).end('[]')
}

it.each([
  [401, /refused the request for news with status 401\. Check PORTAL_SUPABASE_ANON_KEY/],
  [404, /status 404\. .*migrations/],
  [200, /shows contact messages to everybody/],
])(
  'a project that answers %s is refused though documents for it are there',
  async (status, message) => {
    const project = await projectOf(status)
    await expect(checkProject(project, project, { ...project })).rejects.toThrow(message)
  },
)
