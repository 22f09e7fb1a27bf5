/** The promise, but rejected where it has not settled within a time in milliseconds. */
export function within<Value>(time: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
