/** An e-mail that opens ready to be filled in. Mail programs take `+` literally, so spaces are %20. */
export function mailLink(to: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
