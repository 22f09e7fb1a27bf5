import { dataSaver } from '@portal/shared/document-names'
import { useLanguage } from '@portal/shared/i18n'
import { useEffect } from 'react'
import type { Content } from '../sections/content.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Keeps every page that is shown for when there is no network, once the browser has nothing else to
 * do: the first visit is not slowed by it. Anew where data is saved from now on, or no longer.
 */
export function useOfflineCopies({ kind, path }: Content, isPreview: boolean): void {
  const { language } = useLanguage()
  useEffect(() => {
    if (kind !== 'page' || isPreview) return
    const keep = () =>
      whenIdle(() => {
        import('./keep-offline.ts')
          .then(({ keepOffline }) => keepOffline(path, language))
          .catch(() => {})
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
