import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * What ends a printing. Browsers inside other apps often print nothing and never say `afterprint`;
 * nobody can touch the page while a print dialog is open, so a touch means that there is none.
 */
const ends = ['afterprint', 'pointerdown', 'keydown'] as const

/**
 * Prints one part of the page: while `printing` is true, the part marks itself with
 * `data-print-only`, and the shell's print sheet leaves everything else away.
 */
export function usePrint() {
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    for (const end of ends) window.addEventListener(end, done)
    return () => {
      for (const end of ends) window.removeEventListener(end, done)
    }
  }, [printing])

  const print = () => {
    // The mark must be in the document before the browser lays the paper out.
    flushSync(() => setPrinting(true))
    window.print()
  }
  return { printing, print }
}
