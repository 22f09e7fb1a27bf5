import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The visitor's clock, in milliseconds since 1970, read anew every minute and whenever the page is
 * looked at again.
 * No composed document knows it: show nothing of it before `useHydrated`.
 */
export function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const ticking = setInterval(look, minute)
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [])
  return now
}
