import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { normalizePath } from '@portal/shared/section'
import { isLanguage, languageCookie } from '../../shared/src/i18n/language.ts'
import { notFoundPath } from '../compose/contents.ts'
import { documentHeaders } from '../compose/document-headers.ts'
import { outboundPath } from '../compose/outbound.ts'
import {
  framedHeaders,
  integrityHeader,
  noIntegrityPolicyPattern,
} from '../compose/security-headers.ts'
import { isWithdrawn, withdrawnFile, workerFile } from '../compose/service-worker/files.ts'
import { internalFiles } from '../compose/site-files.ts'
import type { DataSource } from '../feeds/feeds.ts'
import { forEver, releaseFile } from '../release/release-file.ts'
import { storeFolder } from '../release/store.ts'
import type { CurrentSite } from './current-site.ts'
import { inTurn } from './in-turn.ts'
import { chooseEncoding, chooseLanguage } from './negotiate.ts'
import type { Previews } from './previews.ts'
import { sendCopy } from './send-copy.ts'
import { sendFeed } from './send-feed.ts'
import { noAnswer, sendFiles } from './send-files.ts'
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

/** Longest time in which nothing of an answer is taken, in milliseconds: then the visitor is gone. */
const idleTimeout = 120_000

/**
 * Serves the portal: releases, which never change; the documents of the current site, or of the one
 * that a browser previews, in the visitor's language; and the data, where this portal keeps its own.
 */
export function createPortalServer({ current, previews, data, source, health }: Portal): Server {
  // Their addresses say it all, and every byte of a head is sent a dozen times for a page.
  const releases = sendFiles(storeFolder, {
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // Whoever asks through a proxy may name the host as well (RFC 9112 §3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?]*/i, '') || '/'
    const address = parseAddress(request)
    const { path } = address
    if (data && path.startsWith('/rest/v1')) return data(request, response)
    setHeaders(request, response, current.site.headers())
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD are answered here.')
    }
    // A browser that tries again spells the address otherwise: see decision 009.
    if (releaseFile.test(path)) {
      // Releases may be served from another origin than the documents.
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.setHeader('cache-control', forEver)
      return releases(request, response, path, () => {
        response.removeHeader('cache-control')
        refuse(response, 404, 'There is no such file.')
      })
    }
    if (await previews.handle(path, response)) return
    if (path === '/health.json') return sendHealth(response)
    if (path.startsWith('/feeds/') && (await sendFeed(request, response, path, source()))) return

    const preview = await previews.find(request)
    if (preview) response.setHeader('cache-control', 'no-store')
    else response.setHeader('cache-control', 'no-cache')
    sendPage(request, response, address, preview ?? current.site)
  }

  async function sendHealth(response: ServerResponse) {
    const report = await health()
    response.setHeader('cache-control', 'no-store')
    response.writeHead(report.ok ? 200 : 503, { 'content-type': 'application/json' })
    response.end(`${JSON.stringify(report, null, 2)}\n`)
  }

  const listener = inTurn((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, noAnswer)
    })
  })
  return createServer(listener).setTimeout(idleTimeout)
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, isPlain }: Address,
  site: Site,
) {
  const language = chooseLanguage(query, request.headers.cookie)
  const page = normalizePath(path)
  const document = site.find(page, language)
  if (document && !isPlain) {
    // Once it is alive, the page goes by the address as the browser has it.
    const search = query.size > 0 ? `?${query}` : ''
    return response.writeHead(308, { location: page + search }).end()
  }
  if (document) {
    setHeaders(request, response, site.headers(page))
    return sendDocument(request, response, query, document, 200)
  }
  const sendNotFound = () => {
    setHeaders(request, response, site.headers(notFoundPath))
    sendDocument(request, response, query, site.notFound(language), 404)
  }
  const isFramed = path === outboundPath || path.startsWith('/documents/')
  const isFile = /\.(?!html)\w+$/.test(path) && !isInternal(path)
  if (!isFile && !isFramed) return sendNotFound()
  if (isFramed) setHeaders(request, response, framedHeaders(site.headers(path)))
  const isGone = path === `/${workerFile}` && isWithdrawn()
  site.sendFile(request, response, isGone ? `/${withdrawnFile}` : path, sendNotFound)
}

function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  document: ServedDocument,
  status: number,
) {
  const asked = query.get('lang')
  if (isLanguage(asked)) response.setHeader('set-cookie', languageCookie(asked))
  for (const [name, value] of Object.entries(documentHeaders)) response.setHeader(name, value)
  // The page's own scripts cannot see what the browser asked with.
  if (request.headers['save-data'] === 'on') response.appendHeader('server-timing', 'save-data')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  sendCopy(request, response, chooseEncoding(request, document), status)
}

const withoutIntegrityPolicy = new RegExp(noIntegrityPolicyPattern)

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

interface Address {
  /** Decoded. */
  path: string
  query: URLSearchParams
  /** Whether the path was written so, without needless signs such as `%61`. */
  isPlain: boolean
}

/** The address that is asked for; of one that leads nowhere only the query, which may say a language. */
function parseAddress({ url = '/' }: IncomingMessage): Address {
  const [encoded = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  try {
    const path = decodeURIComponent(encoded)
    // However it is spelled, no address leads out of its folder, or round what is not sent.
    if (!/(^|[/\\])\.{1,2}([/\\]|$)|\0/.test(path))
      return { path, query, isPlain: path === encoded }
  } catch {
    // It cannot be read: a link is easily cut off within `%C3%B1`.
  }
  return { path: notFoundPath, query, isPlain: true }
}
