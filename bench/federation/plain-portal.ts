import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { importMap } from '../../platform/compose/directory.ts'
import { preloadModule } from '../../platform/compose/document.ts'
import { worthwhile } from '../../platform/compose/early-modules.ts'
import { scriptJson } from '../../platform/compose/markup-text.ts'
import { reasonOf } from '../../platform/operator-error.ts'
import { pageId } from '../../shared/src/section/index.ts'
import type { PageData } from '../../shell/src/document/document-data.ts'
import { listenOnLoopback } from '../listen.ts'
import type { PlainBuild } from './plain-build.ts'

interface Answer {
  status: number
  type: string
  body: Buffer
}

/**
 * Serves the portal's own documents, sheets and data, but has the documents brought to life by the
 * plain build: other modules and another import map stand in them, all else is the same.
 */
export async function startPlainPortal(portal: string, plain: PlainBuild) {
  const answers = new Map<string, Promise<Answer>>()
  async function answer({ url = '/', headers }: IncomingMessage): Promise<Answer> {
    if (url.startsWith(plain.base)) {
      const body = await readFile(join(plain.folder, `${url.slice(plain.base.length)}.br`))
      return { status: 200, type: 'text/javascript', body }
    }
    const { apikey = '', authorization = '' } = headers
    const given = await fetch(portal + url, {
      headers: { apikey: String(apikey), authorization },
    })
    const type = given.headers.get('content-type') ?? ''
    const content = Buffer.from(await given.arrayBuffer())
    const isDocument = type.startsWith('text/html')
    const changed = isDocument ? withPlainModules(content.toString(), plain, url) : content
    return { status: given.status, type, body: brotliCompressSync(changed) }
  }

  const server = createServer(async (asked: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = asked
    const known = answers.get(url) ?? answer(asked)
    answers.set(url, known)
    try {
      const { status, type, body } = await known
      const headers = { 'content-type': type, 'content-encoding': 'br' }
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
    } catch (error) {
      answers.delete(url)
      console.error(`${url} of the plain build: ${reasonOf(error)}`)
      response.writeHead(404).end()
    }
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  return {
    url,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @throws where the page is not in the plain build, or its document has no place for the modules */
function withPlainModules(document: string, plain: PlainBuild, path: string): string {
  const modules = plain.modules.get(path) ?? []
  if (modules.length === 0) throw new Error('no modules are known')
  const early = modules.filter((address) => sizeIn(plain, address) >= worthwhile)
  const preloads = early.map((address) => preloadModule([address, plain.integrity[address] ?? '']))
  const element = new RegExp(`(<script type="application/json" id="${pageId}">)(.*?)(</script>)`)
  const changes: [RegExp, (...parts: string[]) => string][] = [
    [/(<link rel="modulepreload"[^>]*>)+/, () => preloads.join('')],
    [
      element,
      (_, start = '', text = '', end = '') => {
        const data: PageData = JSON.parse(text)
        return start + scriptJson({ ...data, entry: plain.entry, modules }) + end
      },
    ],
    [
      /(<script type="importmap">).*?(<\/script>)/,
      (_, start = '', end = '') => start + importMap(plain.integrity) + end,
    ],
  ]
  return changes.reduce((changed, [pattern, change]) => {
    // Else the federated modules would be measured under the name of the plain ones.
    if (!pattern.test(changed)) throw new Error(`the document has no ${pattern}`)
    return changed.replace(pattern, change)
  }, document)
}

function sizeIn({ folder, base }: PlainBuild, address: string): number {
  return statSync(join(folder, address.slice(base.length))).size
}
