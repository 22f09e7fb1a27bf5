import { officials } from '../../content/facts/officials.ts'
import { useMayorCopy } from '../copy/mayor.ts'
import { MayorPortrait } from '../illustrations/mayor-portrait.tsx'

/** The framed portrait with name and office. */
export function MayorPicture({ className = '' }: { className?: string }) {
  const copy = useMayorCopy()
  return (
    <figure className={`overflow-hidden rounded-card border border-line bg-surface ${className}`}>
      <MayorPortrait title={copy.portrait(officials.mayor)} className="w-full" />
      <figcaption className="border-gold border-t-4 px-5 py-4">
        <span className="block font-display font-semibold text-xl">{officials.mayor}</span>
        <span className="text-ink-muted">{copy.position}</span>
      </figcaption>
    </figure>
  )
}
