import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { emergencyNumbers, municipality, telHref } from '@portal/shared/site'
import { Seal, VisuallyHidden } from '@portal/shared/ui'
import { Mail, Phone } from 'lucide-react'
import { memo, Suspense } from 'react'
import { SearchField } from '../search/search-field.tsx'
import { useFrameCopy } from './copy.ts'
import { DataSaverSwitch } from './data-saver.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { TopLevelEntry } from './menu.ts'
import { MenuButton } from './menu-button.tsx'
import { Navigation } from './navigation.tsx'

/**
 * The header of every page: who we are, how to reach help, where to go. Stays at the top. In a
 * composed document the menu comes to life after the rest, or when it is touched.
 */
export const Header = memo(({ menu }: { menu: readonly TopLevelEntry[] }) => {
  const copy = useFrameCopy()
  const pick = usePick()
  const title = pick(municipality.title)
  return (
    <header className="frame-header">
      <ContactStrip />
      <div className="frame-bar">
        <Link to="/" className="frame-brand">
          <Seal />
          <span className="min-w-0">
            <span className="frame-title">{title}</span>
            <span className="frame-tagline">{pick(municipality.tagline)}</span>
            <VisuallyHidden>{copy.header.home}</VisuallyHidden>
          </span>
        </Link>
        <div className="frame-controls">
          <DataSaverSwitch className="frame-saver-wide" />
          <LanguageSwitch />
          <MenuButton />
        </div>
        <Suspense>
          <Navigation menu={menu}>
            <SearchField />
            <DataSaverSwitch className="frame-saver-menu" />
          </Navigation>
        </Suspense>
      </div>
    </header>
  )
})

function ContactStrip() {
  const copy = useFrameCopy()
  const pick = usePick()
  return (
    <section className="frame-strip ui-deep" aria-label={copy.header.contact}>
      <div className="frame-strip-row">
        <a
          className="frame-strip-link"
          href={telHref(municipality.phone)}
          aria-label={copy.header.hotline(municipality.phone)}
        >
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {municipality.phone}
        </a>
        <a
          className="frame-strip-link"
          href={`mailto:${municipality.email}`}
          aria-label={copy.header.email(municipality.email)}
        >
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          <span>{municipality.email}</span>
        </a>
        <ul className="frame-emergency" aria-label={copy.header.emergency}>
          {emergencyNumbers.map(({ id, number, name }) => (
            <li key={id}>
              <a
                className="frame-emergency-link"
                href={telHref(number)}
                aria-label={copy.header.call(pick(name), number)}
              >
                <span>{pick(name)}</span> <strong>{number}</strong>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
