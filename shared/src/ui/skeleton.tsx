import { usePick } from '@portal/shared/i18n'
import { uiCopy } from './copy.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Holds the place of text that is on its way. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const pick = usePick()
  return (
    <div className="ui-skeleton">
      <VisuallyHidden>{pick(uiCopy.loading)}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
