import { useLanguage } from '@portal/shared/i18n'
import { useDataSaver } from '@portal/shared/ui'
import { useEffect } from 'react'
import type { Content } from '../sections/content.ts'

/**
 * Keeps every page that is shown for when there is no network, once the browser has nothing else to
 * do: the first visit is not slowed by it.
 */
export function useOfflineCopies({ kind, path }: Content, isPreview: boolean): void {
  const { language } = useLanguage()
  const saves = useDataSaver()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker learns of a change of `saves`
  useEffect(() => {
    if (kind !== 'page' || isPreview) return
    return whenIdle(async () => {
      const { keepOffline } = await import('./keep-offline.ts')
      await keepOffline(path, language)
    })
  }, [kind, path, language, isPreview, saves])
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
