import { usePick } from '@portal/shared/i18n'
import {
  emergencyNumbers,
  localHotlines,
  municipality,
  nationalHotlines,
} from '@portal/shared/site'
import { Button, Container, PageHeader } from '@portal/shared/ui'
import { useOfflineCopy } from './copy.ts'
import { NumberList } from './number-list.tsx'
import { useSavedPages } from './use-saved-pages.ts'

/** In place of a page that is not there: why, a retry, whom to call, and which pages are at hand. */
export function WithoutPage({
  title,
  lead,
  onRetry,
}: {
  title: string
  lead: string
  onRetry: () => void
}) {
  const copy = useOfflineCopy()
  const pick = usePick()
  const saved = useSavedPages()
  const named = (lines: readonly { number: string; name: { en: string; fil: string } }[]) =>
    lines.map(({ number, name }) => ({ number, name: pick(name) }))
  const local = [{ number: municipality.phone, name: copy.hotline }, ...named(localHotlines)]
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-10">
        <Button onClick={onRetry}>{copy.retry}</Button>
        <NumberList title={copy.emergency} lines={named(emergencyNumbers)} />
        <NumberList title={copy.local} lines={local} />
        <NumberList title={copy.national} lines={named(nationalHotlines)} />
        {saved.length > 0 && <h2 className="mt-8 text-xl font-semibold">{copy.saved}</h2>}
        {/* Links to documents: these have their scripts beside them, and one is of this very page. */}
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {saved.map(({ path, title: name }) => (
            <li key={path}>
              <a href={path} className="inline-block py-3 font-semibold underline">
                {pick(name)}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </>
  )
}
