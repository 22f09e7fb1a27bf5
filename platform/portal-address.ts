import { ports } from '../shared/vite/ports.ts'
import { OperatorError } from './operator-error.ts'
import { hostOf, originAt, portOf } from './serve/listen.ts'

/**
 * The origin of a running portal: what a command was told, by itself this machine's.
 *
 * @param example - an address as it may be written, for whoever wrote none
 * @throws OperatorError where that is no address, or the address of a page, or PORT is none
 */
export function portalAddress(
  told = ownAddress(process.env),
  example = 'https://portal.example',
): string {
  if (!/^https?:\/\//.test(told) || !URL.canParse(told))
    throw new OperatorError(`“${told}” is no address. It reads like ${example}.`)
  const { origin, href } = new URL(told)
  if (href !== `${origin}/`)
    throw new OperatorError(`“${told}” has more than a host and a port: give ${origin}.`)
  return origin
}

function ownAddress(environment: NodeJS.ProcessEnv): string {
  return originAt(hostOf(environment) ?? 'localhost', portOf(environment['PORT'], ports.portal))
}
