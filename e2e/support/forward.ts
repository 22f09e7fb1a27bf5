import type { IncomingMessage, ServerResponse } from 'node:http'
import { portal } from './servers.ts'

/** What the portal answered, whole and uncompressed. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** The same, changed on its way to the visitor. */
export type ChangedAnswer = Omit<Answer, 'body'> & { body: Buffer | string }

const ofConnection = /^(host|connection|accept-encoding|content-length|transfer-encoding)$/
const conditions = /^if-(none-match|modified-since)$/

/**
 * Asks the portal in place of a visitor.
 *
 * @param path - what is asked for, where it is not what the visitor asked for
 */
export async function forward(
  asked: IncomingMessage,
  path: string = asked.url ?? '/',
): Promise<Answer> {
  const body = await read(asked)
  const headers = Object.entries(asked.headers).filter(
    ([name]) => !ofConnection.test(name) && !conditions.test(name),
  )
  const response = await fetch(portal.url + path, {
    method: asked.method ?? 'GET',
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      'accept-encoding': 'identity',
    },
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  })
  const answered = [...response.headers].filter(([name]) => !ofConnection.test(name))
  return {
    status: response.status,
    headers: Object.fromEntries(answered),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

export function send(response: ServerResponse, { status, headers, body }: ChangedAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

async function read(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
