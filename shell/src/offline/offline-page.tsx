import { useCopy } from '@portal/shared/i18n'
import { useEffect } from 'react'
import { offline as en } from '../../content/en/offline.ts'
import { offline as fil } from '../../content/fil/offline.ts'
import { whenOnline } from './when-online.ts'
import { WithoutPage } from './without-page.tsx'

/** Stands in for a page that was never seen while there is no network: says so, and whom to call. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { title, text } = useCopy({ en, fil })
  useEffect(() => whenOnline(onRetry), [onRetry])
  return <WithoutPage title={title} lead={text} onRetry={onRetry} />
}
