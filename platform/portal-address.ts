import { ports } from '../shared/vite/ports.ts'
import { OperatorError } from './operator-error.ts'
import { hostOf } from './serve/listen.ts'

/**
 * The origin of a running portal: what a command was told, by itself this machine's.
 *
 * @throws OperatorError where that is no address
 */
export function portalAddress(told = ownAddress(process.env)): string {
  if (/^https?:\/\//.test(told) && URL.canParse(told)) return new URL(told).origin
  throw new OperatorError(`“${told}” is no address. It reads like https://portal.example.`)
}

function ownAddress(environment: NodeJS.ProcessEnv): string {
  const host = hostOf(environment) ?? 'localhost'
  const port = environment['PORT'] || ports.portal
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
