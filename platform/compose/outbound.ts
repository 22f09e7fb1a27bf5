import { inlineScripts } from './inline-scripts.ts'
import { policyText, sourceOf } from './security-headers.ts'

/** Address of the page that posts to a visitor's web hook, from within a frame without an origin. */
export const outboundPath = '/outbound.html'

/** The page: nothing but its one script. */
export const outboundHtml = `<!doctype html><html lang="en-PH"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Outbound</title></head><body><script>${inlineScripts.outbound}</script></body></html>`

/**
 * What that page may do: run its one script and post anywhere, and, since it is always sandboxed,
 * nothing in the portal's name.
 */
export const outboundPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': [sourceOf(inlineScripts.outbound)],
  'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-scripts'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})
