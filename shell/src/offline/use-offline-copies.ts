import { useLanguage } from '@portal/shared/i18n'
import { dataSaver } from '@portal/shared/ui'
import { useEffect } from 'react'
import type { Content } from '../sections/content.ts'

/**
 * Keeps every page that is shown for when there is no network, once the browser has nothing else to
 * do: the first visit is not slowed by it. Anew where data is saved from now on, or no longer.
 */
export function useOfflineCopies({ kind, path }: Content, isPreview: boolean): void {
  const { language } = useLanguage()
  useEffect(() => {
    if (kind !== 'page' || isPreview) return
    const keep = () =>
      whenIdle(async () => {
        const { keepOffline } = await import('./keep-offline.ts')
        await keepOffline(path, language)
      })
    let callOff = keep()
    const keepAnew = () => {
      callOff()
      callOff = keep()
    }
    // Not followed by the hook: a change of the whole portal would wake parts that come late.
    addEventListener(dataSaver, keepAnew)
    return () => {
      callOff()
      removeEventListener(dataSaver, keepAnew)
    }
  }, [kind, path, language, isPreview])
}

/** Runs the work when the page has loaded and the browser rests. Returns what calls it off. */
function whenIdle(work: () => Promise<void>): () => void {
  let isOff = false
  const run = () => {
    if (!isOff) work().catch(() => {})
  }
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 })
    else setTimeout(run, 2000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
    removeEventListener('load', wait)
  }
}
