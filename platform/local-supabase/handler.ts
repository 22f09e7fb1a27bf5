import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, fromDatabase, internalError } from './api-error.ts'
import type { Catalog } from './catalog.ts'
import { clientAddressOf, householdOf } from './client-address.ts'
import { DatabaseError, type Executor } from './executor.ts'
import { acceptOf, checkShape, roleOf } from './gateway.ts'
import { readJsonBody } from './json-body.ts'
import type { Role } from './keys.ts'
import { type Limit, limitConcurrency, tooMany } from './limit-concurrency.ts'
import { respond, respondToPreflight, respondWithError } from './respond.ts'
import { answer } from './router.ts'

export interface HandlerOptions {
  executor: Executor
  catalog: Catalog
  secret: Uint8Array
  /** Believe X-Forwarded-For: only behind a proxy that writes it. */
  trustProxy: boolean
  log: (line: string) => void
}

export interface Handler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** The database's last failure; undefined again once an operation of the same kind has succeeded. */
  trouble(): string | undefined
  /** Refuses new requests and resolves when those under way are answered. */
  drain(): Promise<void>
}

/** The embedded database answers one after the other; a longer queue only makes everyone wait. */
const longestQueue = 200
const longestQueueOfOne = 50

/** Bodies may take their time to arrive, so they have places of their own, few for one household. */
const mostBodies = 200
const mostBodiesOfOne = 20

/** Builds the handler for paths below `/rest/v1`. It never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const underWay = new Set<Promise<void>>()
  const places = {
    queue: limitConcurrency(longestQueue, longestQueueOfOne),
    bodies: limitConcurrency(mostBodies, mostBodiesOfOne),
  }
  const troubles = new Map<Kind, string>()
  let closing = false

  return {
    handle(request, response) {
      const handling = { ...options, ...places, troubles, closing }
      const work = handleOne(handling, request, response).finally(() => underWay.delete(work))
      underWay.add(work)
      return work
    },
    trouble: () => troubles.get('write') ?? troubles.get('read'),
    async drain() {
      closing = true
      await Promise.all(underWay)
    },
  }
}

type Kind = 'read' | 'write'

interface Handling extends HandlerOptions {
  queue: Limit
  bodies: Limit
  troubles: Map<Kind, string>
  closing: boolean
}

async function handleOne(
  { executor, catalog, secret, trustProxy, log, queue, bodies, troubles, closing }: Handling,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let role: Role = 'anon'
  // What the database is asked for, if anything: a function that only reads is asked by POST as well.
  let kind: Kind | undefined
  const database: Executor = {
    transaction(mode, work) {
      kind = mode === 'read write' ? 'write' : 'read'
      return executor.transaction(mode, (session) => {
        // Nobody waits any more for what was only to be read; what was sent is kept all the same.
        if (mode === 'read only' && response.destroyed) throw tooMany()
        return work(session)
      })
    },
    close: () => executor.close(),
  }
  try {
    if (request.method === 'OPTIONS') return respondToPreflight(response)
    if (closing) throw tooMany()
    checkShape(request)
    const { path, search } = addressOf(request)
    role = await roleOf(request, search, secret)
    const method = methodOf(request)
    const clientAddress = clientAddressOf(request, trustProxy)
    const sender = householdOf(clientAddress)
    const body = method === 'POST' ? await bodies(sender, () => readJsonBody(request)) : undefined
    const headers = {
      prefer: headerOf(request, 'prefer'),
      range: headerOf(request, 'range'),
      accept: acceptOf(request),
    }
    const asked = { method, path, search, headers, role, clientAddress, body }
    const done = await queue(sender, () => answer(database, catalog, asked))
    if (kind) troubles.delete(kind)
    await respond(request, response, done)
  } catch (error) {
    const refusal = refusalOf(error, role)
    if (refusal.status >= 500 && !(error instanceof ApiError)) {
      // Neither what was asked for, which may hold a key, nor details, which may hold what a visitor wrote.
      const told = error instanceof Error ? error.stack : error
      log(`${request.method} ${addressOf(request).path} failed${codeOf(error)}: ${told}`)
      if (kind)
        troubles.set(kind, `The database failed at the last ${kind}${codeOf(error)}: see the log.`)
    }
    if (response.headersSent) response.destroy()
    else await respondWithError(request, response, refusal).catch(() => response.destroy())
  }
}

/** Of what the database said, everybody may know this much. */
function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? ` (${error.code})` : ''
}

function refusalOf(error: unknown, role: Role): ApiError {
  if (error instanceof ApiError) return error
  return error instanceof DatabaseError ? fromDatabase(error, role) : internalError()
}

function methodOf(request: IncomingMessage): 'GET' | 'HEAD' | 'POST' {
  const { method } = request
  if (method === 'GET' || method === 'HEAD' || method === 'POST') return method
  throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
}

function addressOf(request: IncomingMessage): { path: string; search: URLSearchParams } {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  return {
    path: mark < 0 ? url : url.slice(0, mark),
    search: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
  }
}

function headerOf(request: IncomingMessage, name: 'prefer' | 'range'): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
