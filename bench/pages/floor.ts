import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { brotliCompressSync, crc32, deflateSync } from 'node:zlib'
import { listenOnLoopback } from '../listen.ts'

interface Answer {
  type: string
  body: Buffer
  encoding?: string
}

export interface Floor {
  /**
   * Origin of the server: `/` is the plain document, `/picture` the same with a picture, and
   * `/sentence` next to nothing: what the line and the phone take by themselves.
   */
  url: string
  close(): void
}

/** How much the picture weighs, as the field's hero pictures do: some 31 kB. */
const pictureSize = { width: 206, height: 150 }

/**
 * What no portal can go below: the same words and looks as one of its documents, as plain HTML with
 * its styles inside, served by a server that does nothing else.
 */
export async function startFloor(document: string): Promise<Floor> {
  const plain = plainDocument(document)
  const answers = new Map<string, Answer>([
    ['/', html(plain)],
    ['/sentence', html('<!doctype html><title>Floor</title><p>One sentence.')],
    ['/picture', html(withPicture(plain))],
    ['/picture.png', { type: 'image/png', body: noise(pictureSize) }],
  ])
  const server = createServer((asked, response) => {
    const answer = answers.get(asked.url ?? '')
    if (!answer) return response.writeHead(404).end()
    const { type, body, encoding } = answer
    const encoded = encoding ? { 'content-encoding': encoding } : {}
    response.writeHead(200, { 'content-type': type, 'content-length': body.length, ...encoded })
    response.end(body)
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A document without scripts, what only scripts read, and what makes a browser ask for more. */
export function plainDocument(document: string): string {
  return document
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:stylesheet|modulepreload|preload|prefetch|icon)"[^>]*>/g, '')
    .replace('</head>', '<link rel="icon" href="data:,"></head>')
}

function withPicture(document: string): string {
  const { width, height } = pictureSize
  const picture = `<img src="/picture.png" alt="" width="${width}" height="${height}" style="width:100%;height:auto">`
  return document.replace(/<main\b[^>]*>/, (main) => main + picture)
}

function html(text: string): Answer {
  return { type: 'text/html; charset=utf-8', body: brotliCompressSync(text), encoding: 'br' }
}

/** A grey PNG that cannot be compressed: a byte for each pixel, one more for each row. */
function noise({ width, height }: typeof pictureSize): Buffer {
  const rows = randomBytes((width + 1) * height)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
