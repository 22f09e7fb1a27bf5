import { useLocation, useNavigationType } from '@portal/shared/router'
import { normalizePath } from '@portal/shared/section'
import { useCallback, useEffect, useState } from 'react'
import { outletId } from './composed.ts'
import type { Content, ContentLoader } from './content.ts'

type Location = ReturnType<typeof useLocation>

export interface ShownContent {
  content: Content
  /** The address that the content belongs to. */
  location: Location
  /**
   * How the visitor came: by opening the document, following a link, or going back in history; or
   * what takes the place of a page or of what stood in for it, under the visitor's eyes.
   */
  arrival: 'opened' | 'followed' | 'returned' | 'replaced'
}

/**
 * Follows the address: keeps showing the current page until the next one is ready, and then shows
 * that. Where something stands in for a page, the page takes its place when it arrives late.
 */
export function useShownContent(loader: ContentLoader, initial: Content) {
  const location = useLocation()
  const hasReturned = useNavigationType() === 'POP'
  const [shown, setShown] = useState<ShownContent>({
    content: initial,
    location,
    arrival: 'opened',
  })
  const [attempt, setAttempt] = useState(0)
  const path = normalizePath(location.pathname)
  const isShown = shown.content.path === path
  // A change of the anchor or query alone reaches the shown page at once.
  if (isShown && shown.location !== location) setShown({ ...shown, location })

  const cameBy = hasReturned ? 'returned' : 'followed'
  const fromTop = !hasReturned && !location.hash
  const ready = isShown || hasReturned ? null : loader.ready(path, { fromTop })
  // Shown at once: not first that it is on its way.
  if (ready) setShown({ content: ready, location, arrival: cameBy })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path or a retry loads anew
  useEffect(() => {
    if (isShown && attempt === 0) return
    let superseded = false
    const pressed = attempt > 0
    loader.load(path, { fromTop: fromTop && !pressed, pressed }).then((content) => {
      if (superseded) return
      setShown({ content, location, arrival: pressed ? 'replaced' : cameBy })
      setAttempt(0)
    })
    return () => {
      superseded = true
    }
  }, [path, attempt])

  const { content } = shown
  useEffect(() => {
    if (!('later' in content)) return
    content.later?.then(
      (page) => {
        if (!isBeingFilledIn()) setShown((now) => replaced(now, page))
      },
      () => {},
    )
  }, [content])

  return {
    shown,
    pending: !isShown || attempt > 0,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    /** To be called when the page that is shown has failed. */
    fail: useCallback(() => {
      if (content.kind !== 'page') return
      loader.failed(content).then((standIn) => setShown((now) => replaced(now, standIn)))
    }, [loader, content]),
  }
}

/** The page in place of its stand-in or the other way round, unless another page is shown by now. */
function replaced(now: ShownContent, content: Content): ShownContent {
  const fits = now.content.path === content.path && now.content.kind !== content.kind
  return fits ? { ...now, content, arrival: 'replaced' } : now
}

/** Whether the visitor is writing in the plain page: its fields would lose what was written. */
function isBeingFilledIn(): boolean {
  const field = document.activeElement?.matches('input, textarea, select')
  return field === true && document.activeElement?.closest(`#${outletId}`) !== null
}
