import { localLines, municipality, telHref } from '@portal/shared/site'
import { Button, Container, PageHeader } from '@portal/shared/ui'
import { useFrameCopy } from '../frame/copy.ts'

/** Stands in for a page that cannot be shown: says so, gives a telephone number, offers a retry. */
export function Unavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const copy = useFrameCopy().unavailable
  return (
    <>
      <PageHeader title={title} lead={copy.text} />
      <Container className="py-10">
        <p>{copy.call}</p>
        <p className="my-4 flex flex-wrap gap-4 text-xl font-semibold">
          <a href={telHref(municipality.phone)}>{municipality.phone}</a>
          <a href={telHref(localLines.municipalHall)}>{localLines.municipalHall}</a>
        </p>
        <Button onClick={onRetry}>{copy.retry}</Button>
      </Container>
    </>
  )
}
