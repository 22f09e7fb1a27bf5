import { useEffect } from 'react'
import { useOfflineCopy } from './copy.ts'
import { whenOnline } from './when-online.ts'
import { WithoutPage } from './without-page.tsx'

/** Stands in for a page that was never seen while there is no network: says so, and whom to call. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { title, text } = useOfflineCopy()
  useEffect(() => whenOnline(onRetry), [onRetry])
  return <WithoutPage title={title} lead={text} onRetry={onRetry} />
}
