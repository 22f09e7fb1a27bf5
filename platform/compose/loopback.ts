/** Whether a host is this machine, which browsers trust without https. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
