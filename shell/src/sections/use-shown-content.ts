import { useLocation } from '@portal/shared/router'
import { normalizePath } from '@portal/shared/section'
import { useCallback, useEffect, useState } from 'react'
import type { Content, ContentLoader } from './content.ts'

type Location = ReturnType<typeof useLocation>

export interface ShownContent {
  content: Content
  /** The address that the content belongs to. */
  location: Location
}

/**
 * Follows the address: keeps showing the current page until the next one is ready, and then shows
 * that.
 */
export function useShownContent(loader: ContentLoader, initial: Content) {
  const location = useLocation()
  const [loaded, setLoaded] = useState<ShownContent>({ content: initial, location })
  const [attempt, setAttempt] = useState(0)
  const path = normalizePath(location.pathname)
  const isShown = loaded.content.path === path

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path or a retry loads anew
  useEffect(() => {
    if (isShown && attempt === 0) return
    let superseded = false
    loader.load(path).then((content) => {
      if (superseded) return
      setLoaded({ content, location })
      setAttempt(0)
    })
    return () => {
      superseded = true
    }
  }, [path, attempt])

  return {
    /** A change of the anchor or query alone reaches the shown page at once. */
    shown: isShown ? { content: loaded.content, location } : loaded,
    pending: !isShown || attempt > 0,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
