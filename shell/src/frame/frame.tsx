import { Toaster } from '@portal/shared/toast'
import { lateParts } from '@portal/shared/ui'
import { type ReactNode, useMemo } from 'react'
import { useDirectory } from '../directory-context.ts'
import type { Preview } from '../document/document-data.ts'
import { SavedCopy } from '../offline/saved-copy.tsx'
import { useAccessKeys } from './access-keys.ts'
import { DataSaverNote } from './data-saver.tsx'
import { Header } from './header.tsx'
import { menuOf } from './menu.ts'
import { PreviewBanner } from './preview-banner.tsx'
import { mainId, SkipLinks } from './skip-links.tsx'

const { Footer } = lateParts(null, { Footer: () => import('./footer.tsx') }).components

/** What surrounds every page. */
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
      <Footer />
      <Toaster />
    </>
  )
}
