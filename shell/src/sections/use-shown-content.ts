import { htmlLang, useLanguage } from '@portal/shared/i18n'
import { useLocation, useNavigationType } from '@portal/shared/router'
import { normalizePath } from '@portal/shared/section'
import { useCallback, useEffect, useState } from 'react'
import { whenOnline } from '../offline/when-online.ts'
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
 * that. Where something stands in for a page, the page takes its place when it arrives late; a plain
 * text follows the language.
 */
export function useShownContent(loader: ContentLoader, initial: Content) {
  const location = useLocation()
  const { language } = useLanguage()
  const hasReturned = useNavigationType() === 'POP'
  const [shown, setShown] = useState<ShownContent>({
    content: initial,
    location,
    arrival: 'opened',
  })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const path = normalizePath(location.pathname)
  const isShown = shown.content.path === path
  // A change of the anchor or query alone reaches the shown page at once.
  if (isShown && shown.location !== location) setShown({ ...shown, location })
  // What was pressed on one page is not asked of the next.
  if (!isShown && attempt > 0) setAttempt(0)

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
      (page) => untilLeft().then(() => setShown(inPlaceOf(content, page))),
      () => {},
    )
    // A line that comes back is as good as a press on “Try again”.
    return whenOnline(() => untilLeft().then(retry))
  }, [content, retry])

  // As if the visitor had asked again: what comes is in the language that was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host may have one language only
  useEffect(() => {
    if (content.kind === 'composed' && content.lang !== htmlLang[language]) retry()
  }, [language])

  return {
    shown,
    pending: !isShown || attempt > 0,
    retry,
    /** To be called when the page that is shown has failed. */
    fail: useCallback(() => {
      if (content.kind !== 'page') return
      const { Page: _, ...about } = content
      // At once, so that the page is another content when it is asked for again meanwhile.
      const failed: Content = { ...about, kind: 'unavailable', unexpected: true }
      setShown(inPlaceOf(content, failed))
      loader.failed(content).then((standIn) => setShown(inPlaceOf(failed, standIn)))
    }, [loader, content]),
  }
}

/** A page in place of its stand-in or the other way round, unless something else is shown by now. */
function inPlaceOf(content: Content, next: Content) {
  return (now: ShownContent): ShownContent =>
    now.content === content ? { ...now, content: next, arrival: 'replaced' } : now
}

/**
 * Resolves once the visitor is not writing in the plain page, nor has just unfolded something there:
 * the field would go, and the keyboard, and what was unfolded would be closed.
 */
async function untilLeft(): Promise<void> {
  while (isInUse()) {
    await new Promise((left) => document.addEventListener('focusout', left, { once: true }))
    // The next field has the focus after this.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function isInUse(): boolean {
  const field = document.activeElement?.closest(
    `#${outletId} :is(input, textarea, select, summary)`,
  )
  return field != null
}
