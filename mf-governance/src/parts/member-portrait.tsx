import type { CouncilMember } from '../../content/facts/council.ts'
import { Bust } from '../illustrations/bust.tsx'
import { councilLooks } from './council-looks.ts'

/** The round portrait of a member of the council. */
export function MemberPortrait({ id, className }: { id: CouncilMember['id']; className: string }) {
  return (
    <span
      className={`block max-w-full flex-none overflow-hidden rounded-full border-2 border-line ${className}`}
    >
      <Bust look={councilLooks[id]} className="size-full" />
    </span>
  )
}
