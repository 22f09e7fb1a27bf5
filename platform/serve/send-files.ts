import type { ReadStream, Stats } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type Options } from 'sirv'
import { encodingsOf } from './negotiate.ts'

/** Answers with the file that the address names, or calls `next` where there is none. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/**
 * Sends the files of a folder. sirv would keep every file open whose visitor has gone away halfway,
 * until the process may open no other one; and a file that cannot be opened would end the process.
 * It gets only what it reads rightly of a request: see `takesPart` and `encodingsOf`.
 */
export function sendFiles(folder: string, options: Options = {}): SendFile {
  const send = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    // A file is asked for by its whole name, and a document is not sent from here.
    extensions: [],
    ...options,
    setHeaders(response, path, file) {
      options.setHeaders?.(response, path, file)
      response.removeHeader('etag')
      if (!takesPart(response.req.headers, file)) delete response.req.headers.range
    },
  })
  return (request, response, next) => {
    response.once('pipe', (file: ReadStream) => {
      const end = () => file.destroy()
      file.once('error', () => response.destroy())
      response.once('close', end)
      // An answer that waits behind others of its connection does not hear that the visitor has gone.
      const { socket } = request
      // As many may wait as were asked for at once.
      socket.setMaxListeners(0)
      socket.once('close', end)
      file.once('close', () => socket.off('close', end))
    })
    request.headers['accept-encoding'] = encodingsOf(request).join()
    // sirv's 304 would not say which one has not changed; any other answer has a tag of its own.
    const kept = request.headers['if-none-match']
    if (options.etag && kept) response.setHeader('etag', kept)
    send(request, response, next)
  }
}

/**
 * Whether a request gets a part of a file: `bytes=a-` or `bytes=a-b`, and no other spelling, since
 * sirv takes `-100` for the first bytes, `0-0` for all, and fails at `10-5` and at endless numbers.
 * A download that goes on names the file's time, or starts anew: sirv's tags are weak, and by those
 * nothing may be put together (RFC 9110 §13.1.5).
 */
function takesPart({ range = '', 'if-range': kept }: IncomingHttpHeaders, { mtime }: Stats) {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  const isRead = end === '' || (Number(end) > 0 && Number(start) <= Number(end))
  return isRead && (kept === undefined || kept === mtime.toUTCString())
}
