import { savesData } from '@portal/shared/ui'
import { useEffect } from 'react'
import type { ContentLoader } from './content.ts'

/**
 * Starts to load a page when the visitor points at a link to it, focuses it or begins to tap it. Never
 * where data is saved.
 */
export function usePrefetchOnIntent(loader: ContentLoader): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (savesData()) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) loader.prefetch(link.pathname)
    }
    // On the way down: what a screen reader presses has given no other sign, and the page would begin to
    // load only once the frame had been rendered.
    const options = { passive: true, capture: true }
    const signs = ['pointerover', 'focusin', 'touchstart', 'click'] as const
    for (const sign of signs) document.addEventListener(sign, follow, options)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, follow, options)
    }
  }, [loader])
}
