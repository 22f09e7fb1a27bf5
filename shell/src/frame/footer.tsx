import { useCopy, usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import type { MenuLink } from '@portal/shared/section'
import {
  emergencyNumbers,
  municipality,
  nationalHotlines,
  officeHours,
  saturdayOffices,
  telHref,
} from '@portal/shared/site'
import { RidgeLine, Seal } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { footer as en } from '../../content/en/footer.ts'
import { footerLinks } from '../../content/facts/footer-links.ts'
import { socialLinks } from '../../content/facts/social-links.ts'
import { footer as fil } from '../../content/fil/footer.ts'

/** The footer of every page. */
export default function Footer() {
  const copy = useCopy({ en, fil })
  const pick = usePick()
  return (
    <footer className="frame-footer ui-deep">
      <RidgeLine tone="deep" className="frame-ridge" />
      <div className="frame-footer-columns">
        <Column title={copy.office}>
          <Seal className="mb-3 size-16" />
          <address className="not-italic">
            {pick(municipality.address)}
            <br />
            <a href={telHref(municipality.phone)}>{municipality.phone}</a>
            <br />
            <a href={`mailto:${municipality.email}`}>{municipality.email}</a>
          </address>
          <p className="mt-3">
            {Object.values(officeHours).map((hours) => (
              <span key={hours.en} className="block">
                {pick(hours)}
                {hours === officeHours.saturday && `: ${pick(saturdayOffices)}`}
              </span>
            ))}
          </p>
        </Column>
        <Column title={copy.services}>
          <Links links={footerLinks.services} />
        </Column>
        <Column title={copy.transparency}>
          <Links links={footerLinks.transparency} />
        </Column>
        <Column title={copy.quickLinks}>
          <Links links={footerLinks.quick} />
        </Column>
        <Column title={copy.hotlines}>
          <ul className="frame-footer-list">
            {[...emergencyNumbers, ...nationalHotlines].map(({ id, number, name }) => (
              <li key={id}>
                <a href={telHref(number)}>
                  <strong>{number}</strong> {pick(name)}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={copy.social}>
          <ul className="frame-footer-list">
            {socialLinks.map(({ id, name, href }) => (
              <li key={id}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={copy.newTab(name)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <div className="frame-footer-legal">
        <nav aria-label={copy.statements} className="flex flex-wrap gap-x-5">
          <Links links={footerLinks.statements} />
          <ul className="frame-footer-list">
            <li>
              <a href="#terms">{copy.terms}</a>
            </li>
          </ul>
        </nav>
        <section id="terms" tabIndex={-1} aria-labelledby="terms-title" className="mt-4">
          <h2 id="terms-title" className="frame-footer-title">
            {copy.terms}
          </h2>
          <p>{copy.termsText}</p>
        </section>
        <p className="mt-4">{copy.compliance}</p>
        <p className="mt-2">{copy.rights(pick(municipality.title))}</p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="frame-footer-title">{title}</h2>
      {children}
    </section>
  )
}

function Links({ links }: { links: readonly MenuLink[] }) {
  const pick = usePick()
  return (
    <ul className="frame-footer-list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{pick(label)}</Link>
        </li>
      ))}
    </ul>
  )
}
