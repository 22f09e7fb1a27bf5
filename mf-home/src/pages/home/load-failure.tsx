import { Button, Notice } from '@portal/shared/ui'
import { RotateCw } from 'lucide-react'
import { useNewsCopy } from './news/copy.ts'

interface LoadFailureProps {
  title: string
  /** What the backend said, kept as it came; null where it said nothing. */
  error: string | null
  onRetry: () => void
}

/** A list that could not be loaded: says so calmly, and what to do, with the reason; offers to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const copy = useNewsCopy()
  return (
    <Notice tone="warning" title={title}>
      <p>{copy.failedHint}</p>
      <p className="text-sm" lang={error ? 'en' : undefined}>
        {error ?? copy.unknownError}
      </p>
      <Button
        className="mt-3"
        variant="secondary"
        icon={<RotateCw aria-hidden="true" />}
        onClick={({ currentTarget }) => {
          // The button goes: the keyboard stays where the list will be.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
          onRetry()
        }}
      >
        {copy.retry}
      </Button>
    </Notice>
  )
}
