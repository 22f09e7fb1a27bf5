import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import type { Toaster as Area } from 'sonner'
import { type Bilingual, useLanguage } from '../i18n/index.ts'
import { loadSonner } from './load-sonner.ts'

/** How far a finger has to move a notice to dismiss it, in pixels; sonner's own 45 is fixed. */
const swipeThreshold = 20

const labels = {
  notices: { en: 'Notices', fil: 'Mga abiso' },
  // In English as sonner says it by itself.
  close: { en: 'Close toast', fil: 'Isara ang abiso' },
} as const satisfies Record<string, Bilingual>

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
      <div onPointerUpCapture={dismissSwiped} onBlurCapture={foldWhenLeft}>
        <Sonner
          position="bottom-right"
          visibleToasts={3}
          duration={4000}
          gap={14}
          hotkey={['altKey', 'KeyT']}
          containerAriaLabel={labels.notices[language]}
          toastOptions={{ closeButtonAriaLabel: labels.close[language] }}
          closeButton
        />
      </div>
    )
  )
}

/** Before sonner hears of it, and puts a notice back that was moved less far than it asks for. */
function dismissSwiped({ target }: PointerEvent) {
  const notice = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')
  if (!notice) return
  const moved = ['x', 'y'].map((axis) =>
    Math.abs(Number.parseFloat(notice.style.getPropertyValue(`--swipe-amount-${axis}`))),
  )
  if (Math.max(...moved) >= swipeThreshold)
    notice.querySelector<HTMLElement>('[data-close-button]')?.click()
}

/**
 * The area that Alt+T opened stays open, with all notices in it, until the pointer leaves it or a drag
 * ends in it: sonner does not ask where the focus went.
 */
function foldWhenLeft({ target, relatedTarget }: FocusEvent) {
  const area = target.closest('[data-sonner-toaster]')
  if (area?.contains(relatedTarget) === false)
    area.dispatchEvent(new Event('dragend', { bubbles: true }))
}
