import { htmlLang, type Language, languages } from '../../../shared/src/i18n/language.ts'
import type { PageData } from '../../../shell/src/document/document-data.ts'
import { isForbidden } from './preview-mode.ts'
import { names } from './scope.ts'

/** What a document of the portal says of itself. */
export interface SavedDocument {
  html: string
  /** The portal has no such page, or no longer: this is what it shows in its place. */
  isGone: boolean
  language: Language
  /** The release of the shell that it was composed with. */
  shell: string
  /** What it was published with; another text where the portal was published anew. */
  edition: string
  /** Addresses of all that brings it to life, each with its integrity where it has one. */
  files: ReadonlyMap<string, string | undefined>
}

/**
 * Reads a document, or returns null where it is none of the portal's own: an error, a preview, or
 * the page that a hotspot puts in place of every other one.
 */
export async function readPage(response: Response): Promise<SavedDocument | null> {
  const isGone = response.status === 404 || response.status === 410
  if ((response.status !== 200 && !isGone) || isForbidden(response)) return null
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null
  const html = await response.text()
  const lang = /^<!doctype html><html lang="([\w-]+)"/i.exec(html)?.[1]
  const language = languages.find((candidate) => htmlLang[candidate] === lang)
  const data = read<PageData>(html, `type="application/json" id="${names.pageId}"`)
  if (!language || !data) return null
  const { integrity } = read<{ integrity: Record<string, string> }>(html, 'type="importmap"') ?? {}
  const addresses = [data.entry, ...data.modules, ...data.styles, ...iconOf(html)]
  return {
    html,
    isGone,
    language,
    shell: data.entry,
    edition: editionOf(response) ?? data.entry,
    files: new Map(addresses.map((address) => [address, integrity?.[address]])),
  }
}

/** The first entry names the site; what follows speaks of this one request. */
function editionOf({ headers }: Response): string | undefined {
  return headers.get('server-timing')?.split(',')[0]
}

function read<Data>(html: string, attributes: string): Data | null {
  const start = html.indexOf(`<script ${attributes}>`)
  if (start === -1) return null
  const text = html.slice(html.indexOf('>', start) + 1, html.indexOf('</script>', start))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function iconOf(html: string): string[] {
  const address = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1]
  return address ? [address] : []
}
