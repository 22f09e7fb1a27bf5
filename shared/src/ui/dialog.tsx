import { useCopy } from '@portal/shared/i18n'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { uiCopy } from './copy.ts'

export interface DialogProps {
  open: boolean
  /** Asked by Esc, the backdrop and the close button. The caller then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Buttons at the foot. */
  footer?: ReactNode
  size?: 'md' | 'lg'
}

/** What lies behind a dialog does not scroll. */
function markPage() {
  const isBehind = document.querySelector('dialog[open]') !== null
  document.documentElement.classList.toggle('ui-behind-dialog', isBehind)
}

/**
 * A modal on the native `<dialog>`: the browser traps and returns focus. It stays where it is
 * written in the tree, so a section's scoped styles hold inside it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()
  const close = useCopy(uiCopy.close)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
    markPage()
    return markPage
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Esc closes by key
    <dialog
      ref={dialog}
      className="ui-dialog"
      data-size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onCancel={(event) => {
        // A file field's own `cancel` bubbles up to here.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // The browser tells late: the dialog may have been opened again meanwhile.
        if (open && !currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // Selecting text may start inside and end outside: that is no wish to leave. Nor is the second
        // half of a double click on what has opened it.
        const isOutside = pressedOutside.current && event.target === dialog.current
        if (isOutside && event.detail < 2) onClose()
      }}
    >
      {open && (
        <div className="ui-dialog-box">
          <div className="ui-dialog-head">
            <h2 id={`${id}title`}>{title}</h2>
            <button type="button" className="ui-icon-button" aria-label={close} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </div>
          {description && (
            <p id={`${id}description`} className="ui-dialog-description">
              {description}
            </p>
          )}
          <div className="ui-dialog-body">{children}</div>
          {footer && <div className="ui-actions ui-dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
