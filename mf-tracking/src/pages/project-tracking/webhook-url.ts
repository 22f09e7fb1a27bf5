/** Why an address cannot be sent to. Each has its own text beside the field. */
export type WebhookUrlProblem = 'incomplete' | 'scheme' | 'insecure' | 'credentials' | 'ownSite'

export type WebhookUrlCheck =
  | { problem: WebhookUrlProblem; href?: undefined }
  | { problem?: undefined; href: string }

/**
 * Checks an address that a visitor typed, before anything is sent to it. A no-cors POST answers
 * nothing, so a wrong address would look like a success: `data:` and relative ones even "arrive".
 *
 * @param text The address as typed.
 * @param page The address of the page itself: the portal never receives its own messages.
 * @returns The normalised address to send to, or the first problem found.
 */
export function checkWebhookUrl(text: string, page: string): WebhookUrlCheck {
  const typed = text.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(typed) && !/^https?:/i.test(typed) && !isHostAndPort(typed)) {
    return { problem: 'scheme' }
  }
  // `https:host` and `https:\\host` parse, but mean something else beside a page's own address.
  if (!/^https?:\/\/[^/\\]/i.test(typed)) return { problem: 'incomplete' }

  const url = parse(typed)
  if (!url) return { problem: 'incomplete' }
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' }
  if (isOwnSite(url, parse(page))) return { problem: 'ownSite' }
  if (url.protocol === 'http:' && !isLoopback(url)) return { problem: 'insecure' }
  return { href: url.href }
}

/** `example.com:8443/hook` starts like a scheme, but is an address without one. */
function isHostAndPort(typed: string): boolean {
  return /^[a-z\d.-]+:\d+(?:[/?#]|$)/i.test(typed)
}

/** The portal's host on any port; on a developer's machine other ports are other services. */
function isOwnSite(url: URL, page: URL | null): boolean {
  if (!page) return false
  if (isLoopback(url) && isLoopback(page)) return url.port === page.port
  return host(url) === host(page)
}

/** One of the two names of this machine that the frame which posts may reach without encryption. */
function isLoopback(url: URL): boolean {
  // The parser has already turned 127.1 or 0x7f000001 into four plain numbers.
  return /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)
}

/** `example.com.` names the same host as `example.com`. */
function host(url: URL): string {
  return url.hostname.replace(/\.$/, '')
}

function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
