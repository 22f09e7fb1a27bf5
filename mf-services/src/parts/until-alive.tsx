import { useHydrated } from '@portal/shared/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface UntilAliveProps {
  /** A link to what tells the same, so that it works without scripts too. */
  link: ReactNode
  /** The button that takes its place. */
  children: ReactNode
}

/**
 * A button in whose place a link stands until the page is interactive; one that the visitor has the
 * focus on stays until it is left.
 */
export function UntilAlive({ link, children }: UntilAliveProps) {
  const hydrated = useHydrated()
  const place = useRef<HTMLSpanElement>(null)
  const [kept, setKept] = useState(false)

  useLayoutEffect(() => {
    if (place.current) setKept(hasFocus(place.current))
  }, [])

  if (hydrated && !kept) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus of its link goes
    <span
      ref={place}
      data-stand-in=""
      className="contents"
      onFocus={() => setKept(true)}
      // Where the window itself loses the focus, the link has it still.
      onBlur={({ currentTarget }) => setKept(hasFocus(currentTarget))}
    >
      {link}
    </span>
  )
}

function hasFocus(place: Element): boolean {
  return place.contains(document.activeElement)
}
