import { lateClasses } from '@portal/shared/ui'
import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'
import { outletId } from './composed.ts'
import type { Content } from './content.ts'

/** What the style sheet leaves until it is near the screen. */
const held = [
  `#${outletId} > :nth-child(n + 3)`,
  `#${outletId} > .${lateClasses.part} > *`,
  '.ui-blocks > *',
  '.frame-footer',
]
const waiting = `:is(${held}):not([data-drawn])`

/** A block is not begun in less time, in milliseconds. */
const minIdleTime = 25

/**
 * Has the browser lay out the rest of the page too while it has nothing else to do, and what is added
 * to it later: whoever reads out or copies a page gets only what is laid out.
 */
export function useWholePage(content: Content): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has blocks of its own
  useEffect(() => {
    let callOff: (() => void) | null = null
    const draw = (spare: () => number) => {
      callOff = null
      do {
        const block = document.querySelector(waiting)
        if (!block) return
        block.setAttribute('data-drawn', '')
        // Now, so that it counts as time spent. A frame for each would cost more than most blocks do.
        block.getBoundingClientRect()
      } while (spare() > minIdleTime)
      wait()
    }
    const wait = () => {
      callOff ??= whenIdle(draw)
    }
    const additions = new MutationObserver(wait)
    const page = document.getElementById(outletId)
    if (page) additions.observe(page, { childList: true, subtree: true })
    wait()
    return () => {
      additions.disconnect()
      callOff?.()
    }
  }, [content])
}
