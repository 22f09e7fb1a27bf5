import { useEffect, useState } from 'react'

/**
 * The visitor's clock, in milliseconds since 1970, read anew whenever the page is looked at again.
 * No composed document knows it: show nothing of it before `useHydrated`.
 */
export function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [])
  return now
}
