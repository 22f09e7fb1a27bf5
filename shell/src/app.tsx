import { keptLanguage, type Language, LanguageProvider, useLanguage } from '@portal/shared/i18n'
import type { Registry } from '@portal/shared/section'
import { useEffect } from 'react'
import { useFrameCopy } from './frame/copy.ts'
import { Frame } from './frame/frame.tsx'
import { RegistryContext } from './registry-context.ts'
import type { Content, ContentLoader } from './sections/content.ts'
import { Outlet } from './sections/outlet.tsx'
import { usePrefetchOnIntent } from './sections/prefetch-on-intent.ts'
import { usePageChange } from './sections/use-page-change.ts'
import { useShownContent } from './sections/use-shown-content.ts'

export interface AppProps {
  registry: Registry
  /** The language that the document was composed in. */
  language: Language
  /** What the document shows. */
  initial: Content
  loader: ContentLoader
}

/** The whole portal below the router: the same tree in compose and in the browser. */
export function App({ language, ...portal }: AppProps) {
  return (
    <LanguageProvider initial={language}>
      <Portal {...portal} />
    </LanguageProvider>
  )
}

function Portal({ registry, initial, loader }: Omit<AppProps, 'language'>) {
  const copy = useFrameCopy()
  const { shown, pending, retry } = useShownContent(loader, initial)
  const message = usePageChange(shown)
  usePrefetchOnIntent(loader)
  useKeptLanguage()

  useEffect(() => {
    performance.mark('hydrated')
  }, [])

  return (
    <>
      <RegistryContext value={registry}>
        <Frame>
          <Outlet shown={shown} retry={retry} />
        </Frame>
      </RegistryContext>
      {pending && <div className="frame-progress" role="progressbar" aria-label={copy.loading} />}
      <div role="status" className="sr-only" data-announcer="">
        {message}
      </div>
    </>
  )
}

/**
 * Where a host could not answer in the visitor's language, the page changes to it now; the document
 * has hidden its text until this moment.
 */
function useKeptLanguage() {
  const { language, setLanguage } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const kept = keptLanguage()
    if (kept && kept !== language) setLanguage(kept)
    document.documentElement.classList.remove('other-language')
  }, [])
}
