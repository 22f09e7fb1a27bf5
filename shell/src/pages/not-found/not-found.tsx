import { usePick } from '@portal/shared/i18n'
import { useLocation } from '@portal/shared/router'
import { emergencyNumbers, telHref } from '@portal/shared/site'
import { ButtonLink, Container, PageHeader } from '@portal/shared/ui'
import { useEffect } from 'react'
import { useFrameCopy } from '../../frame/copy.ts'

/** Shown at every path that no section has. */
export function NotFound() {
  const copy = useFrameCopy().notFound
  const pick = usePick()
  // As the address has it, also with a slash at its end.
  const { pathname } = useLocation()

  useEffect(() => {
    console.log(`404: there is no page at ${pathname}`)
  }, [pathname])

  return (
    <>
      <PageHeader eyebrow={copy.code} title={copy.title} lead={copy.text} />
      <Container className="py-10">
        <ButtonLink to="/">{copy.home}</ButtonLink>
        <p className="mt-8">
          {copy.urgent}{' '}
          {emergencyNumbers.map(({ id, number, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={telHref(number)} className="font-semibold">
                {number} ({pick(name)})
              </a>
            </span>
          ))}
        </p>
      </Container>
    </>
  )
}
