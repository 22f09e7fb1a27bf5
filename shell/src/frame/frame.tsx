import { Toaster } from '@portal/shared/toast'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useDirectory } from '../directory-context.ts'
import type { Preview } from '../document/document-data.ts'
import { SavedCopy } from '../offline/saved-copy.tsx'
import { useAccessKeys } from './access-keys.ts'
import { DataSaverNote } from './data-saver.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { menuOf } from './menu.ts'
import { PreviewBanner } from './preview-banner.tsx'
import { mainId, SkipLinks } from './skip-links.tsx'

/**
 * What surrounds every page. In a composed document the menu and the footer come to life after the
 * rest, or when they are touched: their links work as they are.
 */
export function Frame({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  const directory = useDirectory()
  const menu = useMemo(() => menuOf(directory), [directory])
  useAccessKeys()
  return (
    <>
      <SkipLinks />
      {preview && <PreviewBanner {...preview} />}
      <Header menu={menu} />
      <DataSaverNote />
      <main id={mainId} tabIndex={-1} className="frame-main">
        {children}
      </main>
      <SavedCopy />
      <Suspense>
        <Footer />
      </Suspense>
      <Toaster />
    </>
  )
}
