import { formatDate, useLanguage } from '@portal/shared/i18n'
import { useLocation } from '@portal/shared/router'
import { useEffect, useState } from 'react'
import { loadAnew } from '../load-anew.ts'
import { useOfflineCopy } from './copy.ts'
import { type CopyState, readShownCopy, stateOf } from './shown-copy.ts'
import { whenOnline } from './when-online.ts'

/** What this document was before it came to life; other pages that are shown in it are none. */
const shown = typeof document === 'undefined' ? null : readShownCopy()

/**
 * A saved copy is shown at once. Says of what day it is where the network cannot tell whether it is
 * still right, or the page is gone, and offers the new version where there is one.
 */
export function SavedCopy() {
  const copy = useOfflineCopy().savedCopy
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [state, setState] = useState<CopyState>('current')

  // Not in the document as it was composed: only a copy of it is one.
  useEffect(() => {
    if (shown?.path !== pathname) return
    // A question that hung must not be heard after one that was asked later.
    let latest = 0
    const ask = () => {
      const question = ++latest
      stateOf(shown).then((state) => question === latest && setState(state))
    }
    ask()
    const callOff = whenOnline(ask)
    return () => {
      latest++
      callOff()
      setState('current')
    }
  }, [pathname])

  const isTold = shown !== null && state !== 'current'
  const isChanged = state === 'changed'
  const sayings = { unknown: copy.text, changed: copy.changed, gone: copy.gone }
  return (
    <div
      role="status"
      // Even while it is empty: screen readers tell what comes into it.
      className={isTold ? 'frame-saved' : undefined}
    >
      {isTold && (
        <>
          <span>{sayings[state](formatDate(shown.date, language))}</span>
          <button type="button" onClick={loadAnew}>
            {isChanged ? copy.show : copy.retry}
          </button>
        </>
      )}
    </div>
  )
}
