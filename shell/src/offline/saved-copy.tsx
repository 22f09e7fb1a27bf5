import { formatDate, useCopy, useLanguage } from '@portal/shared/i18n'
import { useEffect, useState } from 'react'
import { offline as en } from '../../content/en/offline.ts'
import { offline as fil } from '../../content/fil/offline.ts'
import { workerNames } from './names.ts'
import { isOfflinePage } from './offline-content.ts'

/** Says that the page is a saved copy and of what day, where the network could not be reached. */
export function SavedCopy() {
  const copy = useCopy({ en, fil }).savedCopy
  const { language } = useLanguage()
  const [date, setDate] = useState<string | null>(null)

  // Not in the document as it was composed: only a copy of it says that it is one.
  useEffect(() => {
    if (!isOfflinePage(document)) setDate(savedDate())
  }, [])

  return (
    <div role="status" className="frame-saved" hidden={date === null}>
      {date !== null && (
        <>
          <span>{copy.text(formatDate(date, language))}</span>
          <button type="button" onClick={() => location.reload()}>
            {copy.retry}
          </button>
        </>
      )}
    </div>
  )
}

/** When this document was saved; null where it came from the network. */
function savedDate(): string | null {
  const mark = document.querySelector(`meta[name="${workerNames.savedCopy}"]`)
  return mark?.getAttribute('content') ?? null
}
