import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints one part of the page: while `printing` is true, the part marks itself with
 * `data-print-only`, and the shell's print sheet leaves everything else away.
 */
export function usePrint() {
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])

  const print = () => {
    // The mark must be in the document before the browser lays the paper out.
    flushSync(() => setPrinting(true))
    window.print()
  }
  return { printing, print }
}
