import { htmlLang, useLanguage } from '@portal/shared/i18n'
import { Languages } from 'lucide-react'
import type { FormEvent } from 'react'

/**
 * Toggles the language. As a form it also works before the scripts have arrived: the server answers
 * `?lang=` with the document in that language.
 */
export function LanguageSwitch() {
  const { otherLanguage, toggleLanguage, t } = useLanguage()
  const toggle = (event: FormEvent) => {
    event.preventDefault()
    toggleLanguage()
  }
  return (
    <form onSubmit={toggle}>
      <button
        type="submit"
        name="lang"
        value={otherLanguage}
        lang={htmlLang[otherLanguage]}
        className="frame-language"
      >
        <Languages aria-hidden="true" className="size-4 shrink-0" />
        {t('language.switch')}
      </button>
    </form>
  )
}
