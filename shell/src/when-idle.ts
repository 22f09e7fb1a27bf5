/** Runs the work when the page has loaded and the browser rests. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  let isOff = false
  const run = () => {
    if (!isOff) work()
  }
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 })
    else setTimeout(run, 2000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
    removeEventListener('load', wait)
  }
}
