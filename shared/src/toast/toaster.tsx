import { useEffect, useState } from 'react'
import type { Toaster as Area } from 'sonner'
import { useLanguage } from '../i18n/index.ts'
import { loadSonner } from './load-sonner.ts'

/** The one notice area of the portal; the frame renders it. */
export function Toaster() {
  const { language } = useLanguage()
  const [Sonner, setSonner] = useState<typeof Area | null>(null)
  useEffect(() => {
    const load = () => void loadSonner().then(({ Toaster }) => setSonner(() => Toaster))
    // Not as a part of what brings the page to life.
    const timer = setTimeout(load)
    return () => clearTimeout(timer)
  }, [])
  return (
    Sonner && (
      <Sonner
        position="bottom-right"
        visibleToasts={3}
        duration={4000}
        gap={14}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel={language === 'en' ? 'Notices' : 'Mga abiso'}
        closeButton
      />
    )
  )
}
