/**
 * What has not arrived by then may not arrive in time, in milliseconds: its plain text is fetched
 * beside it, and shown in the place of a part.
 */
export const doubtful = 1800

/** Ends a request after a time in milliseconds. Null in Chrome before 103 and Safari before 16. */
export function timeout(time: number): AbortSignal | null {
  return AbortSignal.timeout?.(time) ?? null
}

/** The promise, but rejected where it has not settled within a time in milliseconds. */
export function within<Value>(time: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
