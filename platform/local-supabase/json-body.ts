import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'

/** Fits the longest message in its longest spelling, a few times over. In bytes. */
const mostBytes = 256 * 1024

/** For the whole body: a message is a few kB, which even a weak signal has sent by then. In ms. */
const bodyTimeout = 15_000

/** Deeper than any row or argument. PostgreSQL's parser would recurse as deep as the text does. */
const mostNested = 20

/** Reads and parses the body of a POST; undefined where it is empty. Rejects with an ApiError. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 80)}`)
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ApiError(
      415,
      'PGRST102',
      `Content-Type not acceptable: JSON is sent as UTF-8, not as ${charset.slice(0, 40)}`,
    )
  }
  if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
    throw new ApiError(415, 'PGRST102', 'A compressed body is not acceptable')
  }
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()

  const text = textOf(await readBytes(request))
  if (text === '') return undefined
  const body = parse(text)
  if (nestedDeeper(body, mostNested)) {
    throw new ApiError(400, 'PGRST102', 'The JSON body is nested too deep')
  }
  return body
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (action: () => void) => {
      clearTimeout(timer)
      request.removeAllListeners('data')
      action()
    }
    const timer = setTimeout(
      () => settle(() => reject(new ApiError(408, 'PGRST102', 'The body did not arrive in time'))),
      bodyTimeout,
    )
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) settle(() => reject(tooLarge()))
      else chunks.push(chunk)
    })
    request.on('end', () => settle(() => resolve(Buffer.concat(chunks))))
    const gone = () => reject(new ApiError(400, 'PGRST102', 'The body broke off'))
    request.on('error', () => settle(gone))
    request.on('close', () => settle(gone))
  })
}

/** JSON is UTF-8 without a byte order mark (RFC 8259 §8.1): the mark stays in, and does not parse. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // What was meant cannot be known; stored with � in place of a name's ñ, it would be lost.
    throw new ApiError(400, 'PGRST102', 'The body is not valid UTF-8: encode the JSON as UTF-8')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json')
  }
}

function nestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => nestedDeeper(item, levels - 1))
}

function tooLarge(): ApiError {
  return new ApiError(413, 'PGRST102', `The body is larger than ${mostBytes} bytes`)
}
