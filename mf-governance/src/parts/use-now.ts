import { useEffect, useState } from 'react'

/** The visitor's present moment, once the page has come to life; the composed document has none. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])
  return now
}
