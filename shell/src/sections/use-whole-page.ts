import { lateAttribute, lateClasses } from '@portal/shared/ui'
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

/** Parts that are on their way, and how long to wait before looking again, in milliseconds. */
const onTheirWay = `#${outletId} [${lateAttribute}]`
const pause = 1000

/**
 * Has the browser lay out the rest of the page too once it has nothing else to do, one block at a
 * time: whoever reads out or copies a page gets only what is laid out. What a list shows after that,
 * once it is filtered, waits for nothing.
 */
export function useWholePage(content: Content): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has blocks of its own
  useEffect(() => {
    const page = document.getElementById(outletId)
    let timer: ReturnType<typeof setTimeout> | undefined
    const drawNext = () => {
      const block = document.querySelector(waiting)
      block?.setAttribute('data-drawn', '')
      if (block) callOff = whenIdle(drawNext)
      else if (document.querySelector(onTheirWay)) timer = setTimeout(drawNext, pause)
      else page?.setAttribute('data-drawn', '')
    }
    let callOff = whenIdle(drawNext)
    return () => {
      callOff()
      clearTimeout(timer)
      page?.removeAttribute('data-drawn')
    }
  }, [content])
}
