import { lateAttribute, rootId } from '@portal/shared/document-names'
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { LinksFollowed } from '@portal/shared/router'
import type { Directory } from '@portal/shared/section'
import { repeatTaps } from '@portal/shared/ui'
import { useEffect } from 'react'
import { DirectoryContext } from './directory-context.ts'
import type { Preview } from './document/document-data.ts'
import { useFrameCopy } from './frame/copy.ts'
import { Frame } from './frame/frame.tsx'
import { useOfflineCopies } from './offline/use-offline-copies.ts'
import type { Content, ContentLoader } from './sections/content.ts'
import { Outlet } from './sections/outlet.tsx'
import { usePrefetchOnIntent } from './sections/prefetch-on-intent.ts'
import { usePageChange } from './sections/use-page-change.ts'
import { useScrollPosition } from './sections/use-scroll-position.ts'
import { useShownContent } from './sections/use-shown-content.ts'
import { useTextMeanwhile } from './sections/use-text-meanwhile.ts'
import { useWholePage } from './sections/use-whole-page.ts'
import { useChosenLanguage } from './use-chosen-language.ts'

export interface AppProps {
  directory: Directory
  /** The release that this browser tries out, if any. */
  preview: Preview | null
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

function Portal({ directory, preview, initial, loader }: Omit<AppProps, 'language'>) {
  const copy = useFrameCopy()
  const { shown, pending, retry, fail } = useShownContent(loader, initial)
  const message = usePageChange(shown)
  useScrollPosition(shown, pending)
  usePrefetchOnIntent(loader)
  useChosenLanguage()
  useOfflineCopies(shown.content, preview !== null)
  useWholePage(shown.content)
  useTextMeanwhile(loader, shown)

  useEffect(() => {
    performance.mark('hydrated')
    const root = document.getElementById(rootId)
    root?.removeAttribute(lateAttribute)
    if (root) repeatTaps(root)
  }, [])

  return (
    <LinksFollowed isPending={pending}>
      <DirectoryContext value={directory}>
        <Frame preview={preview}>
          <Outlet shown={shown} retry={retry} onFailure={fail} />
        </Frame>
      </DirectoryContext>
      {pending && <div className="frame-progress" role="progressbar" aria-label={copy.loading} />}
      <div role="status" className="sr-only" data-announcer="">
        {message}
      </div>
    </LinksFollowed>
  )
}
