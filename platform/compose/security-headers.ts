import { createHash } from 'node:crypto'
import type { Settings } from './document.ts'

const defaultTiles = 'https://tile.openstreetmap.org'

/**
 * The headers that every answer of the portal carries, whatever serves it.
 *
 * @param inline - the exact texts of all scripts and style sheets that stand in documents
 */
export function securityHeaders(
  settings: Settings,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): Record<string, string> {
  const tiles = settings.mapTileUrl ? new URL(settings.mapTileUrl).origin : defaultTiles
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(digest)],
    'style-src': ["'self'", ...inline.styles.map(digest)],
    'img-src': ["'self'", 'data:', tiles, settings.supabaseUrl],
    'font-src': ["'self'"],
    // A visitor may enter the address of a web hook on the project tracking page.
    'connect-src': [
      "'self'",
      settings.supabaseUrl,
      'https:',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ],
    'manifest-src': ["'self'"],
    // A published document can be looked at within the page.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources.filter(Boolean)].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    // The map's tile servers refuse requests that do not say where they come from.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** The headers of published documents: like all others, but the portal's own pages may frame them. */
export function framedHeaders(headers: Record<string, string>): Record<string, string> {
  const name = 'content-security-policy'
  const policy = headers[name] ?? ''
  return { ...headers, [name]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") }
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
