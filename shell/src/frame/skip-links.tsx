import { useLanguage } from '@portal/shared/i18n'
import { menuId } from './navigation.tsx'

export const mainId = 'main'

/** The first stops of the Tab key: past the header, or to the navigation. */
export function SkipLinks() {
  const { t } = useLanguage()
  return (
    <>
      <a className="ui-skip-link" href={`#${mainId}`}>
        {t('skip.main')}
      </a>
      <a className="ui-skip-link max-lg:hidden!" href={`#${menuId}`}>
        {t('skip.nav')}
      </a>
    </>
  )
}
