import { formatLongDate, useLanguage, usePick } from '@portal/shared/i18n'
import type { FactCheck } from '@portal/shared/site'
import { uiCopy } from './copy.ts'

/** Says beside facts that age when they were last checked, or that they are samples. */
export function LastChecked({ checked }: FactCheck) {
  const pick = usePick()
  const { language } = useLanguage()
  return (
    <p className="ui-last-checked">
      {checked ? (
        <>
          {pick(uiCopy.lastChecked)}{' '}
          <time dateTime={checked}>{formatLongDate(checked, language)}</time>
        </>
      ) : (
        pick(uiCopy.neverChecked)
      )}
    </p>
  )
}
