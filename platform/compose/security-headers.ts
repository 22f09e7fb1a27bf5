import {
  bootPolicy,
  documentPolicy,
  importsPolicy,
  workerPolicy,
} from '@portal/shared/document-names'
import { defaultTileUrl } from '@portal/shared/map-tiles'
import { integrityOf } from '../release/files.ts'
import type { Settings } from './document.ts'

/** The headers of a site's answers, whatever serves it. */
export interface SiteHeaders {
  /** Of every page and file, and of what is said where there is none. */
  all: Record<string, string>
  /** The security policy of each page's document, by its path; it replaces the one of all answers. */
  policies: Record<string, string>
  /** One policy that every document can live with, for hosts that send the same with all answers. */
  commonPolicy: string
}

/** The exact texts of scripts and style sheets that stand in a document, or may be added to it. */
export interface InlineTexts {
  scripts: readonly string[]
  styles: readonly string[]
}

/** @param site - the site's name; a page learns from it whether the portal was published anew */
export function commonHeaders(settings: Settings, site: string): Record<string, string> {
  return {
    [policyHeader]: contentPolicy(settings, { scripts: [], styles: [] }),
    // Every script has to be pinned by the document's import map.
    [integrityHeader]: 'blocked-destinations=(script)',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The map's tile servers refuse requests that do not say where they come from.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'server-timing': `site;desc="${site}"`,
  }
}

/** The content security policy of documents with these texts. */
export function contentPolicy(settings: Settings, inline: InlineTexts): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sourceOf)],
    'style-src': ["'self'", ...inline.styles.map(sourceOf)],
    'img-src': ["'self'", 'data:', ...pictureSources(settings)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", settings.supabaseUrl],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    // A published document can be looked at within the page; a frame posts to a visitor's web hook.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      bootPolicy,
      documentPolicy,
      importsPolicy,
      workerPolicy,
      // Leaflet's own, for the one text of markup that it writes.
      'default',
    ],
  })
}

/** Where pictures may come from besides the portal itself, as a policy names it. */
export function pictureSources({ mapTileUrl, supabaseUrl }: Settings): string[] {
  return [tileSource(mapTileUrl), supabaseUrl].filter(Boolean)
}

/**
 * Where the map's tiles come from, as a policy names it; nothing where that is the portal itself.
 *
 * @param template - their address, as Leaflet reads it
 */
export function tileSource(template = defaultTileUrl): string {
  if (template.startsWith('/')) return ''
  // Leaflet puts a, b or c in the place of {s}; a policy can only leave the whole label open.
  return new URL(template.replace(/^(https:\/\/)[^./]*\{s\}[^./]*/, '$1*')).origin
}

/** The text of a policy; sources that are empty are left out. */
export function policyText(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/** Allows an inline text by its digest. */
export function sourceOf(text: string): string {
  return `'${integrityOf(text)}'`
}

export const policyHeader = 'content-security-policy'
export const integrityHeader = 'integrity-policy'

/**
 * Names of browsers that must not get the integrity policy, as a pattern that nginx reads too. Those
 * made of WebKit, Safari and all on iOS: version 2.50 refuses every imported script under it, since it
 * does not look into the import map for the digest. And Firefox, which since 145 has the policy, but in
 * 153 takes no import map once a module has been loaded: not a section's, nor the document's own.
 */
export const noIntegrityPolicyPattern = 'AppleWebKit(?!.*Chrome/)|Firefox/'

/** The headers of what the portal's own pages may frame; otherwise like all others. */
export function framedHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = headers[policyHeader] ?? ''
  return {
    ...headers,
    [policyHeader]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  }
}
