import { Toaster as Sonner } from 'sonner'
import { useLanguage } from '../i18n/index.ts'

/** The one notice area of the portal; the frame renders it (constants: spec §9). */
export function Toaster() {
  const { language } = useLanguage()
  return (
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
}
