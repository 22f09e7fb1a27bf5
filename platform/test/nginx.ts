import { existsSync } from 'node:fs'

/** The program of nginx, or null where it is not installed. */
export function findNginx(): string | null {
  return ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync) ?? null
}
