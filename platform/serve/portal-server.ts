import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isLanguage, languageKey } from '@portal/shared/i18n'
import { normalizePath } from '@portal/shared/section'
import { internalFiles } from '../compose/compose.ts'
import { notFoundPath } from '../compose/contents.ts'
import { outboundPath } from '../compose/outbound.ts'
import {
  framedHeaders,
  integrityHeader,
  takesNoIntegrityPolicy,
} from '../compose/security-headers.ts'
import { isWithdrawn, withdrawnFile, workerFile } from '../compose/service-worker/files.ts'
import type { DataSource } from '../feeds/feeds.ts'
import { releaseFile } from '../release/release-file.ts'
import { storeFolder } from '../release/store.ts'
import type { CurrentSite } from './current-site.ts'
import { chooseEncoding, chooseLanguage, isKept } from './negotiate.ts'
import type { Previews } from './previews.ts'
import { sendFeed } from './send-feed.ts'
import { sendFiles } from './send-files.ts'
import type { ServedDocument, Site } from './site.ts'

/** What answers below `/rest/v1`. */
export type DataHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Portal {
  current: CurrentSite
  previews: Previews
  /** Answers below `/rest/v1`; null where another server keeps the data. */
  data: DataHandler | null
  /** Where the feeds are made from. */
  source: () => DataSource
  /** What `/health.json` answers. */
  health: () => Promise<{ ok: boolean }>
}

/** Files of a site that only the server reads, and copies that are sent in place of others. */
const isInternal = (path: string) =>
  internalFiles.includes(path.replace(/^\/+/, '')) || /\.(br|gz)$/.test(path)
const aYearInSeconds = 31_536_000

/**
 * Serves the portal: releases, which never change; the documents of the current site, or of the one
 * that a browser previews, in the visitor's language; and the data, where this portal keeps its own.
 */
export function createPortalServer({ current, previews, data, source, health }: Portal): Server {
  const releases = sendFiles(storeFolder, {
    setHeaders: (response) =>
      response.setHeader('cache-control', `public, max-age=${aYearInSeconds}, immutable`),
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = parseUrl(request)
    if (data && url.pathname.startsWith('/rest/v1')) return data(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD are answered here.')
    }
    setHeaders(request, response, current.site.headers())
    // A browser that tries again spells the address otherwise: see decision 009.
    if (releaseFile.test(url.pathname)) {
      // Releases may be served from another origin than the documents.
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      return releases(request, response, () => refuse(response, 404, 'There is no such file.'))
    }
    if (await previews.handle(url.pathname, response)) return
    if (url.pathname === '/health.json') return sendHealth(response)
    if (url.pathname.startsWith('/feeds/') && (await sendFeed(request, response, url, source())))
      return

    const preview = await previews.find(request)
    if (preview) response.setHeader('cache-control', 'no-store')
    else response.setHeader('cache-control', 'no-cache')
    sendPage(request, response, url, preview ?? current.site)
  }

  async function sendHealth(response: ServerResponse) {
    const report = await health()
    response.setHeader('cache-control', 'no-store')
    response.writeHead(report.ok ? 200 : 503, { 'content-type': 'application/json' })
    response.end(`${JSON.stringify(report, null, 2)}\n`)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'The portal cannot answer this right now.')
    })
  })
}

function sendPage(request: IncomingMessage, response: ServerResponse, url: URL, site: Site) {
  const language = chooseLanguage(url, request.headers.cookie)
  const path = normalizePath(url.pathname)
  const document = site.find(path, language)
  if (document) {
    setHeaders(request, response, site.headers(path))
    return sendDocument(request, response, url, document, 200)
  }
  const sendNotFound = () => {
    setHeaders(request, response, site.headers(notFoundPath))
    sendDocument(request, response, url, site.notFound(language), 404)
  }
  const isFramed = url.pathname === outboundPath || url.pathname.startsWith('/documents/')
  const isFile = /\.(?!html)\w+$/.test(url.pathname) && !isInternal(url.pathname)
  if (!isFile && !isFramed) return sendNotFound()
  if (isFramed) setHeaders(request, response, framedHeaders(site.headers(url.pathname)))
  if (url.pathname === `/${workerFile}` && isWithdrawn()) request.url = `/${withdrawnFile}`
  site.sendFile(request, response, sendNotFound)
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
  response.setHeader('vary', 'cookie, accept-encoding, save-data, user-agent')
  // The page's own scripts cannot see what the browser asked with.
  if (request.headers['save-data'] === 'on') response.appendHeader('server-timing', 'save-data')
  const { encoding, body, etag } = chooseEncoding(request, document)
  response.setHeader('etag', etag)
  if (status === 200 && isKept(request, etag)) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const withoutIntegrityPolicy = new RegExp(takesNoIntegrityPolicy)

function setHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (withoutIntegrityPolicy.test(request.headers['user-agent'] ?? ''))
    response.removeHeader(integrityHeader)
}

function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`)
}

/** The address that is asked for; of one that leads nowhere only the query, which may say a language. */
function parseUrl({ url: address = '/' }: IncomingMessage): URL {
  const [path = '', query = ''] = address.split('?')
  try {
    // However it is spelled, no address leads out of its folder. Asked of the address as it came: a URL
    // has the dots resolved, and by other rules than a file system, which is what gets to read it.
    if (!/(^|[/\\])\.\.([/\\]|$)|\0/.test(decodeURIComponent(path))) {
      // Two slashes at the start would otherwise be read as the name of a host.
      const url = new URL(address.startsWith('/') ? `http://localhost${address}` : address)
      url.pathname = decodeURIComponent(url.pathname)
      return url
    }
  } catch {
    // It cannot be read: a link is easily cut off within `%C3%B1`.
  }
  return new URL(`http://localhost${notFoundPath}?${query}`)
}
