/**
 * Runs the work when the page has loaded and the browser rests. Returns what calls it off.
 *
 * @param work - is told how many milliseconds the browser can spare; 0 where that is not known
 */
export function whenIdle(work: (spare: () => number) => void): () => void {
  let isOff = false
  const run = (deadline?: IdleDeadline) => {
    if (!isOff) work(() => deadline?.timeRemaining() ?? 0)
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
