import { FlaskConical } from 'lucide-react'
import type { Preview } from '../document/document-data.ts'
import { useFrameCopy } from './copy.ts'

/** Says that this browser tries out a release that is not published, and ends it. */
export function PreviewBanner({ section, version }: Preview) {
  const copy = useFrameCopy().preview
  return (
    <section className="frame-preview" aria-label={copy.label}>
      <FlaskConical aria-hidden="true" className="size-5 shrink-0" />
      <p>{copy.text(section, version)}</p>
      {/* The server ends it: an ordinary link, never taken by the router. */}
      <a href="/preview/end" className="frame-preview-end">
        {copy.end}
      </a>
    </section>
  )
}
