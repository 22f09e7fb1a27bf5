import { ApiError } from './api-error.ts'

/** Does a sender's work, unless too much is under way: rejects with an ApiError then. */
export type Limit = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many works be under way at once.
 *
 * @param ofOne - how many of them for one sender
 */
export function limitConcurrency(atOnce: number, ofOne: number): Limit {
  const senders: string[] = []
  return async (sender, work) => {
    const own = senders.filter((each) => each === sender).length
    if (senders.length >= atOnce || own >= ofOne) throw tooMany()
    senders.push(sender)
    try {
      return await work()
    } finally {
      senders.splice(senders.indexOf(sender), 1)
    }
  }
}

/** The refusal that a client may try again after. */
export function tooMany(): ApiError {
  return new ApiError(503, 'PGRST003', 'Too many requests are waiting')
}
