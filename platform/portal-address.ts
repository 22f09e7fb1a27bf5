import { ports } from '../shared/vite/ports.ts'
import { OperatorError } from './operator-error.ts'

/**
 * The origin of a running portal: what a command was told, by itself this machine's.
 *
 * @throws OperatorError where that is no address
 */
export function portalAddress(
  told = `http://localhost:${process.env['PORT'] || ports.portal}`,
): string {
  if (/^https?:\/\//.test(told) && URL.canParse(told)) return new URL(told).origin
  throw new OperatorError(`“${told}” is no address. It reads like https://portal.example.`)
}
