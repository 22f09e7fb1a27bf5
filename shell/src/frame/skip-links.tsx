import { useLanguage } from '@portal/shared/i18n'
import type { MouseEvent } from 'react'
import { menuId } from './navigation.tsx'

export const mainId = 'main'

/** The first stops of the Tab key: past the header, or to the navigation. */
export function SkipLinks() {
  const { t } = useLanguage()
  return (
    <>
      <a className="ui-skip-link" href={`#${mainId}`} onClick={skip}>
        {t('skip.main')}
      </a>
      <a className="ui-skip-link max-lg:hidden!" href={`#${menuId}`} onClick={skip}>
        {t('skip.nav')}
      </a>
    </>
  )
}

/** Leads there without its name in the address, where a tab's may stand, which a reload is to find. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView()
}
