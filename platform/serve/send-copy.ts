import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKept } from './negotiate.ts'

/** What is sent of a text that is there in several encodings. */
export interface ChosenCopy {
  /** Undefined for the text itself. */
  encoding: string | undefined
  body: Buffer
  /** A strong tag. */
  etag: string
}

/** Answers with a copy, whose type is set already, or with 304 where the browser has kept it. */
export function sendCopy(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding, body, etag }: ChosenCopy,
  status = 200,
): void {
  response.setHeader('etag', etag)
  if (status === 200 && isKept(request, etag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(status, { 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
