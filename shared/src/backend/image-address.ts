/** Stands in for the portal's own origin, so that a path can be told from a foreign address. */
const ownOrigin = 'https://portal.invalid'

/**
 * An image's address that is safe to show: a path of the portal itself, or https. Anything else, such
 * as `data:`, `javascript:` or a name with a password in it, yields null.
 */
export function imageAddress(value: string): string | null {
  if (value === '' || value.length > 2_000) return null
  let address: URL
  try {
    address = new URL(value, ownOrigin)
  } catch {
    return null
  }
  if (address.origin === ownOrigin) {
    return value.startsWith('/') ? `${address.pathname}${address.search}` : null
  }
  const safe = address.protocol === 'https:' && address.username === '' && address.password === ''
  return safe ? address.href : null
}
