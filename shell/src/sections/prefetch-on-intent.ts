import { savesData } from '@portal/shared/ui'
import { useEffect } from 'react'
import type { ContentLoader } from './content.ts'

/**
 * Starts to load a page when the visitor points at a link to it, focuses it or begins to tap it, and
 * fetches what the pages of a section share when a menu is opened that leads there. Never where data
 * is saved.
 */
export function usePrefetchOnIntent(loader: ContentLoader): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (savesData()) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) loader.prefetch(link.pathname)
    }
    // Whoever opens a menu goes on to one of the sections in it, and reads a while before.
    const lookAhead = ({ target, newState }: ToggleEvent) => {
      if (savesData() || newState !== 'open' || !(target instanceof Element)) return
      if (target.closest('nav')) loader.fetchAhead(hrefsIn(target))
    }
    // On the way down: what a screen reader presses has given no other sign, and the page would begin to
    // load only once the frame had been rendered.
    const options = { passive: true, capture: true }
    const signs = ['pointerover', 'focusin', 'touchstart', 'click'] as const
    for (const sign of signs) document.addEventListener(sign, follow, options)
    document.addEventListener('toggle', lookAhead, options)
    return () => {
      document.removeEventListener('toggle', lookAhead, options)
      for (const sign of signs) document.removeEventListener(sign, follow, options)
    }
  }, [loader])
}

function hrefsIn(menu: Element): string[] {
  return Array.from(menu.querySelectorAll('a'), (link) => link.pathname)
}
