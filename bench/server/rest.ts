import { Agent, request } from 'node:http'
import {
  type RunningBackend,
  startOnPostgres,
  startSeeded,
} from '../../platform/local-supabase/test-support/backend.ts'
import { findPostgres } from '../../platform/test/postgres.ts'
import { latency, ratio, table } from '../table.ts'
import { putUnderLoad } from './load.ts'

/** As many as write at once. */
const writers = 20

/** How many messages are stored before any is counted. */
const warmUp = 100

/** The list that the home page asks for. */
const list = '/rest/v1/news?select=*&status=eq.published&order=publish_date.desc,id.asc&limit=3'

interface Rates {
  reads: number
  p99: number
  inserts: number
}

/** The REST interface on the embedded database, and on PostgreSQL where it is installed. */
export async function compareDatabases(duration: number, messages: number): Promise<string> {
  const programs = await findPostgres()
  const embedded = await measure(await startSeeded(true), duration, messages)
  const rows = [rowOf('PGlite, embedded', embedded)]
  if (programs) {
    const server = await measure(await startOnPostgres(programs, true), duration, messages)
    rows.push(rowOf('PostgreSQL', server, embedded))
  }
  const head = ['REST interface', 'reads a second', 'p99', 'inserts a second']
  const missing = programs ? '' : '\n\nPostgreSQL is not installed here (Debian: postgresql).'
  return table(head, rows) + missing
}

function rowOf(name: string, { reads, p99, inserts }: Rates, base?: Rates): string[] {
  return [
    name,
    Math.round(reads) + ratio(reads, base?.reads),
    latency(p99),
    Math.round(inserts) + ratio(inserts, base?.inserts),
  ]
}

async function measure(
  backend: RunningBackend,
  duration: number,
  messages: number,
): Promise<Rates> {
  const headers = { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` }
  const write = (first: number, count: number) => insertRate(backend.url, headers, first, count)
  const read = (duration: number) =>
    putUnderLoad(backend.url + list, { connections: 10, duration, headers })
  try {
    // Not counted: the first answers pay for what this process and the database compile.
    await read(1)
    await write(0, warmUp)
    const { rate, p99 } = await read(duration)
    return { reads: rate, p99, inserts: await write(warmUp, messages) }
  } finally {
    await backend.close()
  }
}

/**
 * Contact messages stored in a second. An address may send ten in an hour and everybody together
 * 6,000, so each comes from an address and a network of its own, and there are only so many.
 *
 * @param first - the number of the first message; no number may come twice
 */
async function insertRate(
  url: string,
  headers: Record<string, string>,
  first: number,
  count: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  let next = first
  const write = async () => {
    while (next < first + count) {
      const number = next++
      const status = await post(`${url}/rest/v1/contact_messages`, {
        agent,
        headers: { ...headers, 'x-forwarded-for': `${20 + (number >> 8)}.${number & 255}.7.9` },
        body: JSON.stringify({
          name: `Visitor ${number}`,
          email: `visitor-${number}@example.ph`,
          subject: `Message ${number}`,
          message: 'Madilim po sa kanto.',
        }),
      })
      if (status !== 201) throw new Error(`A message was answered with ${status}`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: writers }, write))
  const rate = count / ((performance.now() - began) / 1000)
  agent.destroy()
  return rate
}

interface Post {
  agent: Agent
  headers: Record<string, string>
  body: string
}

function post(url: string, { agent, headers, body }: Post): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/json', prefer: 'return=minimal' }
    const options = { method: 'POST', agent, headers: { ...headers, ...type } }
    const asked = request(url, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject).end(body)
  })
}
