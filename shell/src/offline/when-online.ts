/** A line that the browser announces carries nothing yet; after this time it does, in milliseconds. */
const reconnectDelay = 1000

/** Does the work each time the line is back. Returns what calls it off. */
export function whenOnline(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(work, reconnectDelay)
  }
  addEventListener('online', wait)
  return () => {
    removeEventListener('online', wait)
    clearTimeout(timer)
  }
}
