import { officials } from '../../content/facts/officials.ts'
import { useMayorCopy } from '../copy/mayor.ts'
import { MayorPortrait } from '../illustrations/mayor-portrait.tsx'

/** The framed portrait; `caption` adds name and office where no heading beside it does. */
export function MayorPicture({ caption = false }: { caption?: boolean }) {
  const copy = useMayorCopy()
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <MayorPortrait title={copy.portrait(officials.mayor)} className="w-full" />
      {caption && (
        <figcaption className="border-gold border-t-4 px-5 py-4">
          <span className="block font-display font-semibold text-xl">{officials.mayor}</span>
          <span className="text-ink-muted">{copy.position}</span>
        </figcaption>
      )}
    </figure>
  )
}
