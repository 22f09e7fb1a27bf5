import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import send, { type SendOptions } from 'send'
import { encodingsOf } from './negotiate.ts'

/**
 * Answers with a file, or calls `next` where there is none.
 *
 * @param path - of the file below the folder, decoded
 */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  next: () => void,
) => void

/** What a visitor is told of a fault of this machine. */
export const noAnswer = 'The portal cannot answer this right now.'

/** Endings of the copies that are sent in place of a file. */
const copies = { br: '.br', gzip: '.gz' }

/** Sends the files of a folder, each as the smallest copy that lies beside it and can be read. */
export function sendFiles(root: string, options: SendOptions = {}): SendFile {
  return (request, response, path, next) => {
    // Only GET knows of parts (RFC 9110 §14.2), and a time does not tell one copy from another.
    const { range, 'if-range': kept = '"' } = request.headers
    if (range && (request.method !== 'GET' || !String(kept).startsWith('"')))
      delete request.headers.range

    const encoding = encodingsOf(request).find((name) =>
      existsSync(join(root, path) + copies[name]),
    )
    response.setHeader('vary', 'accept-encoding')
    send(request, encodeURI(path + (encoding ? copies[encoding] : '')), {
      root,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      ...options,
    })
      .on('headers', (_, _file, { size, mtimeMs }) => {
        response.setHeader('content-type', contentType(extname(path)) || 'application/octet-stream')
        if (encoding) response.setHeader('content-encoding', encoding)
        // A file is replaced, and never written again: what has its size and its time is the same.
        if (options.etag !== false) response.setHeader('etag', `"${size}-${Math.round(mtimeMs)}"`)
      })
      .on('directory', next)
      .on('error', (error: Error & { status: number }) => {
        const { status, message } = error
        // What a disk refuses is for the operator: it names places of this machine.
        if (status >= 500) console.error(error)
        // Nothing can be said any more of a file that went away meanwhile.
        if (response.hasHeader('content-length')) return void response.destroy()
        if (status < 412) return next()
        for (const name of ['content-type', 'content-encoding', 'cache-control', 'etag'])
          response.removeHeader(name)
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
        response.end(`${status >= 500 ? noAnswer : message}\n`)
      })
      .pipe(response)
  }
}
