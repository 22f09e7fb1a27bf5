import type { Strike } from './fault-proxy.ts'
import { answerLoginPage, answerStatus, hang, refuse } from './strikes.ts'

export interface PartFault {
  name: string
  strike: Strike
  /** The part's code arrives, but throws. */
  broken: boolean
}

/**
 * What may happen to the code of a part that a page fetches by itself.
 *
 * @param throwing - puts a module in its place whose component throws
 */
export function partFaults(part: string, throwing: Strike): PartFault[] {
  return [
    { name: `${part}: connection reset`, strike: refuse, broken: false },
    { name: `${part}: 404`, strike: answerStatus(404), broken: false },
    { name: `${part}: HTML with status 200`, strike: answerLoginPage, broken: false },
    { name: `${part}: hangs`, strike: hang, broken: false },
    {
      name: `${part}: throws while rendering`,
      strike: throwing,
      broken: true,
    },
  ]
}
