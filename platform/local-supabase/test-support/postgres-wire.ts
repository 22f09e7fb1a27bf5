import { connect } from 'node:net'
import { DatabaseError, type Executor, type TextRow } from '../executor.ts'

/** A connection to a PostgreSQL server, as much of the protocol as the tests need. */
export interface WireConnection extends Executor {
  /** Runs a script of statements without parameters; returns every row as its text values. */
  script(sql: string): Promise<(string | null)[][]>
}

interface Answer {
  names: string[]
  rows: (string | null)[][]
  error: DatabaseError | null
}

export async function connectTo(socketPath: string, user: string): Promise<WireConnection> {
  const socket = connect(socketPath)
  const waiting: ((answer: Answer) => void)[] = []
  let received = Buffer.alloc(0)
  let current: Answer = { names: [], rows: [], error: null }

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= 5 && received.length > received.readInt32BE(1)) {
      const end = 1 + received.readInt32BE(1)
      const type = String.fromCharCode(received[0] ?? 0)
      const body = received.subarray(5, end)
      received = received.subarray(end)
      if (type === 'T') current.names = namesOf(body)
      if (type === 'D') current.rows.push(valuesOf(body))
      if (type === 'E') current.error = errorOf(body)
      if (type === 'Z') {
        waiting.shift()?.(current)
        current = { names: [], rows: [], error: null }
      }
    }
  })

  const ask = async (message: Buffer): Promise<Answer> => {
    const answer = await new Promise<Answer>((resolve, reject) => {
      // A server that is still starting says so, and hangs up.
      const refuse = () => reject(current.error ?? new Error('PostgreSQL hung up'))
      waiting.push((given) => {
        socket.off('close', refuse)
        resolve(given)
      })
      socket.once('close', refuse)
      socket.once('error', reject)
      socket.write(message)
    })
    socket.removeAllListeners('error')
    if (answer.error) throw answer.error
    return answer
  }
  const script = async (sql: string) => (await ask(frame('Q', text(sql)))).rows
  const query = async (sql: string, parameters: readonly (string | null)[] = []) => {
    const values = parameters.flatMap((value) =>
      value === null ? [int32(-1)] : [int32(Buffer.byteLength(value)), Buffer.from(value)],
    )
    const { names, rows } = await ask(
      Buffer.concat([
        frame('P', text(''), text(sql), int16(0)),
        frame('B', text(''), text(''), int16(0), int16(parameters.length), ...values, int16(0)),
        frame('D', Buffer.from('P'), text('')),
        frame('E', text(''), int32(0)),
        frame('S'),
      ]),
    )
    return rows.map(
      (row): TextRow => Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
    )
  }

  await ask(
    ((body) => Buffer.concat([int32(body.length + 4), body]))(
      Buffer.concat([
        int32(196_608),
        text('user'),
        text(user),
        text('database'),
        text('postgres'),
        text(''),
      ]),
    ),
  )

  let previous: Promise<unknown> = Promise.resolve()
  return {
    script,
    transaction(mode, work) {
      const run = async () => {
        await script(`begin ${mode}`)
        try {
          const result = await work({ query })
          await script('commit')
          return result
        } catch (error) {
          await script('rollback')
          throw error
        }
      }
      const result = previous.then(run, run)
      previous = result.catch(() => {})
      return result
    },
    async close() {
      // The server may hang up first; whoever leaves does not mind.
      socket.on('error', () => {})
      socket.end(frame('X'))
    },
  }
}

const int16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const text = (value: string) => Buffer.from(`${value}\0`)

function frame(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function namesOf(body: Buffer): string[] {
  const names: string[] = []
  for (let at = 2; names.length < body.readInt16BE(0); ) {
    const end = body.indexOf(0, at)
    names.push(body.toString('utf8', at, end))
    at = end + 19
  }
  return names
}

function valuesOf(body: Buffer): (string | null)[] {
  const values: (string | null)[] = []
  for (let at = 2; values.length < body.readInt16BE(0); ) {
    const length = body.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : body.toString('utf8', at, at + length))
    at += Math.max(length, 0)
  }
  return values
}

function errorOf(body: Buffer): DatabaseError {
  const fields = new Map(
    body
      .toString('utf8')
      .split('\0')
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  )
  const field = (name: string) => fields.get(name) ?? null
  return new DatabaseError(field('M') ?? 'unknown', field('C') ?? 'XX000', field('D'), field('H'))
}
