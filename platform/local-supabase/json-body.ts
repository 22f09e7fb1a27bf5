import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'

/** Fits the longest message in its longest spelling, a few times over. In bytes. */
const mostBytes = 256 * 1024

/** For the whole body: a message is a few kB, which even a weak signal has sent by then. In ms. */
const patience = 15_000

/** Deeper than any row or argument. PostgreSQL's parser would recurse as deep as the text does. */
const mostNested = 20

/** Reads and parses the body of a POST. Rejects with an ApiError. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 80)}`)
  }
  if (request.headers['content-encoding'] !== undefined) {
    throw new ApiError(415, 'PGRST102', 'A compressed body is not acceptable')
  }
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()

  const text = await readText(request)
  if (text === '') return {}
  const body = parse(text)
  if (nestedDeeper(body, mostNested)) {
    throw new ApiError(400, 'PGRST102', 'The JSON body is nested too deep')
  }
  return body
}

function readText(request: IncomingMessage): Promise<string> {
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
      patience,
    )
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) settle(() => reject(tooLarge()))
      else chunks.push(chunk)
    })
    request.on('end', () => settle(() => resolve(Buffer.concat(chunks).toString('utf8'))))
    const gone = () => reject(new ApiError(400, 'PGRST102', 'The body broke off'))
    request.on('error', () => settle(gone))
    request.on('close', () => settle(gone))
  })
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
