import { useLanguage } from '@portal/shared/i18n'
import { Languages } from 'lucide-react'
import type { FormEvent } from 'react'

/**
 * Toggles the language. As a form it also works before the scripts have arrived: the server answers
 * `?lang=` with the document in that language.
 */
export function LanguageSwitch() {
  const { language, toggleLanguage, t } = useLanguage()
  const other = language === 'en' ? 'fil' : 'en'
  const toggle = (event: FormEvent) => {
    event.preventDefault()
    toggleLanguage()
  }
  return (
    <form onSubmit={toggle}>
      <button
        type="submit"
        name="lang"
        value={other}
        lang={other === 'en' ? 'en-PH' : 'fil-PH'}
        className="frame-language"
      >
        <Languages aria-hidden="true" className="size-4 shrink-0" />
        {t('language.switch')}
      </button>
    </form>
  )
}
