import { useFrameCopy } from '../frame/copy.ts'
import { WithoutPage } from '../offline/without-page.tsx'

/** Stands in for a page that cannot be shown, be it for its own sake or for the line's. */
export function Unavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { text } = useFrameCopy().unavailable
  return <WithoutPage title={title} lead={text} onRetry={onRetry} />
}
