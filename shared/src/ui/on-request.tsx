import { usePick } from '@portal/shared/i18n'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { uiCopy } from './copy.ts'

export interface OnRequestProps {
  /** What is left out. */
  children: ReactNode
  /** Names what the button brings. */
  label: string
  /** What that costs as text, for example `300 kB`. */
  size: string
  /** The caller leaves this out from now on. */
  onRequest: () => void
}

/**
 * Where data is saved, stands in for the element right behind it, which is hidden meanwhile: the
 * styles do that, so it holds before any script. That element takes the focus when it is shown; give
 * it a `tabIndex`.
 */
export function OnRequest({ children, label, size, onRequest }: OnRequestProps) {
  const pick = usePick()
  const box = useRef<HTMLDivElement>(null)

  const request = () => {
    const shown = box.current?.nextElementSibling
    onRequest()
    if (shown instanceof HTMLElement) setTimeout(() => shown.focus({ preventScroll: true }))
  }
  return (
    <div ref={box} className="ui-on-request">
      <p>{children}</p>
      <Button variant="secondary" onClick={request}>
        {label}{' '}
        <small>
          ({pick(uiCopy.about)} {size})
        </small>
      </Button>
    </div>
  )
}
