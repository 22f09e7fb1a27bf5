/**
 * A random UUID. `crypto.randomUUID` exists on secure origins only, and the portal may also be
 * opened by its plain address inside the municipal hall.
 */
export function newMessageId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    if (place === 6) return ((byte & 0x0f) | 0x40).toString(16)
    if (place === 8) return ((byte & 0x3f) | 0x80).toString(16)
    return byte.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
