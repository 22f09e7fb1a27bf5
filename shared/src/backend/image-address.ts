/** Stands in for the portal's own origin, so that a path can be told from a foreign address. */
const ownOrigin = 'https://portal.invalid'

/**
 * An image's address that is safe to show: a path of the portal itself, or the database's own origin,
 * as the portal's security policy has it. Anything else yields null: `data:`, `javascript:`, a host
 * that only looks like ours, or one that would learn who reads the news.
 *
 * @param imageOrigin origin of the hosted database; '' where the portal has its own
 */
export function imageAddress(value: string, imageOrigin: string): string | null {
  if (value === '' || value.length > 2_000) return null
  const address = parsed(value)
  if (!address) return null
  if (address.username !== '' || address.password !== '') return null
  if (address.origin === ownOrigin) {
    return value.startsWith('/') ? `${address.pathname}${address.search}` : null
  }
  return address.origin === imageOrigin ? address.href : null
}

/** `URL.canParse` would say it, but phones that get no newer browser do not have it. */
function parsed(value: string): URL | null {
  try {
    return new URL(value, ownOrigin)
  } catch {
    return null
  }
}
