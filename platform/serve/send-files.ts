import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type Options } from 'sirv'

/** Answers with the file that the address names, or calls `next` where there is none. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/**
 * Sends the files of a folder. sirv would keep every file open whose visitor has gone away halfway,
 * until the process may open no other one; and a file that cannot be opened would end the process.
 */
export function sendFiles(folder: string, options: Options = {}): SendFile {
  const send = sirv(folder, { dev: true, brotli: true, gzip: true, ...options })
  return (request, response, next) => {
    response.once('pipe', (file: ReadStream) => {
      file.once('error', () => response.destroy())
      response.once('close', () => file.destroy())
    })
    send(request, response, next)
  }
}
