import { useLanguage } from '@portal/shared/i18n'
import type { MouseEvent } from 'react'
import { focusOn } from './focus-on.ts'
import { menuId } from './navigation.tsx'

export const mainId = 'main'

/** The first stops of the Tab key: past the header, or to the navigation. */
export function SkipLinks() {
  const { t } = useLanguage()
  return (
    <div className="frame-skip">
      <a className="ui-skip-link" href={`#${mainId}`} onClick={skip}>
        {t('skip.main')}
      </a>
      <a className="ui-skip-link" href={`#${menuId}`} onClick={skip}>
        {t('skip.nav')}
      </a>
    </div>
  )
}

/** Without its name in the address: a tab's may stand there, which a reload is to find. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  focusOn(event.currentTarget.hash.slice(1))
}
