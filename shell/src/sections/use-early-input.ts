import { type EarlyInput, earlyInputIn, repeatTaps } from '@portal/shared/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownContent } from './use-shown-content.ts'

/**
 * Has a page that takes the place of its plain text get what was written and tapped there. Returns
 * the ref of the element that holds what is shown.
 */
export function useEarlyInput({
  content,
  arrival,
}: ShownContent): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  const early = useRef<EarlyInput>(undefined)

  useLayoutEffect(() => {
    const text = content.kind === 'composed' ? region.current : null
    return () => {
      early.current = text ? earlyInputIn(text) : undefined
    }
  }, [content])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content
  useEffect(() => {
    const replaces = arrival === 'replaced' && content.kind === 'page'
    if (replaces && early.current && region.current) repeatTaps(region.current, early.current)
    early.current = undefined
  }, [content])

  return region
}
