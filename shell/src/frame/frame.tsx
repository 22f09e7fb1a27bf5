import { Toaster } from '@portal/shared/toast'
import { type ReactNode, useMemo } from 'react'
import { useRegistry } from '../registry-context.ts'
import { useAccessKeys } from './access-keys.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { menuOf } from './menu.ts'
import { mainId, SkipLinks } from './skip-links.tsx'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const registry = useRegistry()
  const menu = useMemo(() => menuOf(registry), [registry])
  useAccessKeys()
  return (
    <>
      <SkipLinks />
      <Header menu={menu} />
      <main id={mainId} tabIndex={-1} className="frame-main">
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  )
}
