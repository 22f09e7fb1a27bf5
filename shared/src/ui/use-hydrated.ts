import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the composed document and while it hydrates; true soon after, and at once in what the
 * browser renders itself.
 */
export function useHydrated(): boolean {
  const isComposed = useRef(false)
  const [hydrated, setHydrated] = useState(false)
  // Only this hook knows while it renders whether it hydrates. The snapshot stays as it was at first:
  // React would render anew, in one go, all whose snapshot has changed. A transition comes in slices.
  const isRendered = useSyncExternalStore(
    never,
    () => !isComposed.current,
    () => {
      isComposed.current = true
      return false
    },
  )
  useEffect(() => {
    if (isComposed.current) startTransition(() => setHydrated(true))
  }, [])
  return isRendered || hydrated
}
