/**
 * What has not arrived by then may not arrive in time, in milliseconds: its plain text is fetched
 * beside it, and shown in the place of a part.
 */
export const doubtful = 1800

/** The promise, but rejected where it has not settled within a time in milliseconds. */
export function within<Value>(time: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
