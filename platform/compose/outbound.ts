import { inlineScripts } from './inline-scripts.ts'
import { policyText, sourceOf } from './security-headers.ts'

/** Address of the page that posts to a visitor's web hook, from within a frame without an origin. */
export const outboundPath = '/outbound.html'

/** The page, nothing but its one script, and what it may do. */
export async function outboundPage(): Promise<{ html: string; policy: string }> {
  const { outbound } = await inlineScripts()
  return {
    html: `<!doctype html><html lang="en-PH"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Outbound</title></head><body><script>${outbound}</script></body></html>`,
    // It is always sandboxed: it may run its script and post anywhere, and nothing in the portal's name.
    policy: policyText({
      'default-src': ["'none'"],
      'script-src': [sourceOf(outbound)],
      'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  }
}
