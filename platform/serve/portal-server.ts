import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isLanguage, languageKey } from '@portal/shared/i18n'
import { normalizePath } from '@portal/shared/section'
import sirv from 'sirv'
import { framedHeaders } from '../compose/security-headers.ts'
import { storeFolder } from '../release/store.ts'
import type { CurrentSite } from './current-site.ts'
import { chooseEncoding, chooseLanguage } from './negotiate.ts'
import type { ServedDocument } from './site.ts'

/** What answers below `/rest/v1`. */
export type DataHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const releaseFile = /^\/(shell|sections\/[\w-]+)\/[\w.-]+\/client\/./
const aYearInSeconds = 31_536_000

/**
 * Serves the portal: releases, which never change; the current site's documents in the visitor's
 * language; and the data, where this portal keeps its own.
 */
export function createPortalServer(current: CurrentSite, data: DataHandler | null): Server {
  const releases = sirv(storeFolder, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: (response) =>
      response.setHeader('cache-control', `public, max-age=${aYearInSeconds}, immutable`),
  })
  const files = (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    sirv(current.folder, { dev: true, brotli: true, gzip: true, etag: true })(
      request,
      response,
      next,
    )

  return createServer((request, response) => {
    const url = parseUrl(request)
    if (!url) return refuse(response, 400, 'The address cannot be read.')
    if (data && url.pathname.startsWith('/rest/v1')) {
      data(request, response).catch((error) => {
        console.error(error)
        if (!response.headersSent) refuse(response, 500, 'The data cannot be read.')
      })
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD are answered here.')
    }
    const { headers } = current.site
    const own = url.pathname.startsWith('/documents/') ? framedHeaders(headers) : headers
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    if (releaseFile.test(url.pathname)) {
      response.setHeader('access-control-allow-origin', '*')
      return releases(request, response, () => refuse(response, 404, 'There is no such file.'))
    }
    const document = current.site.find(
      normalizePath(url.pathname),
      chooseLanguage(url, request.headers.cookie),
    )
    if (document) return sendDocument(request, response, url, document, 200)
    const isFile =
      /\.(?!html)\w+$/.test(url.pathname) && !/^\/headers\.json|\.(br|gz)$/.test(url.pathname)
    const sendNotFound = () => {
      const language = chooseLanguage(url, request.headers.cookie)
      sendDocument(request, response, url, current.site.notFound(language), 404)
    }
    if (isFile) return files(request, response, sendNotFound)
    sendNotFound()
  })
}

function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  document: ServedDocument,
  status: number,
) {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) {
    const cookie = `${languageKey}=${asked}; Path=/; Max-Age=${aYearInSeconds}; SameSite=Lax`
    response.setHeader('set-cookie', cookie)
  }
  response.setHeader('vary', 'cookie, accept-encoding')
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', document.etag)
  if (status === 200 && request.headers['if-none-match'] === document.etag) {
    response.writeHead(304).end()
    return
  }
  const { encoding, body } = chooseEncoding(request, document)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`)
}

function parseUrl(request: IncomingMessage): URL | null {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost')
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}
