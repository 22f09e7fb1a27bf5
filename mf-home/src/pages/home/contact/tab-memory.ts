/** One value that this tab remembers across a reload, and forgets when it is closed. */
export interface TabMemory<Value> {
  /** The value, or null where there is none. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/**
 * A value kept in sessionStorage. Where a browser forbids that, nothing is remembered and nothing
 * else changes.
 *
 * @param isValue tells the value from what another release, or another page, may have left there
 */
export function tabMemory<Value>(
  key: string,
  isValue: (found: unknown) => found is Value,
): TabMemory<Value> {
  return {
    read: () =>
      attempt(() => {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return isValue(found) ? found : null
      }),
    write: (value) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
