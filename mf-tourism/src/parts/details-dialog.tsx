import { Button, Dialog, useHydrated } from '@portal/shared/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface DetailsDialogProps {
  /** The words of the button. */
  label: string
  /** The same with what it is about, for who hears the button out of its card. */
  name: string
  icon: ReactNode
  title: string
  description: string
  children: ReactNode
}

/**
 * A button that opens a dialog. Until the page is interactive it is the browser's own disclosure, so
 * that it works without scripts too; one that the visitor has opened, or has the focus on, stays until
 * it is closed and left.
 */
export function DetailsDialog({
  label,
  name,
  icon,
  title,
  description,
  children,
}: DetailsDialogProps) {
  const hydrated = useHydrated()
  const details = useRef<HTMLDetailsElement>(null)
  const [kept, setKept] = useState(false)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (details.current) setKept(isInUse(details.current))
  }, [])

  if (!hydrated || kept) {
    return (
      <details
        ref={details}
        data-stand-in=""
        // The visitor may have opened it before the page came to life.
        suppressHydrationWarning
        className="max-w-full open:w-full print:w-full print:[&::details-content]:[content-visibility:visible]"
        onToggle={(event) => setKept(isInUse(event.currentTarget))}
        // Where the window itself loses the focus, the summary has it still.
        onBlur={({ currentTarget }) => setKept(isInUse(currentTarget))}
      >
        <summary
          className="ui-button print:hidden"
          data-variant="secondary"
          data-size="md"
          aria-label={name}
        >
          {icon}
          <span>{label}</span>
        </summary>
        <p className="mt-3 text-ink-muted">{description}</p>
        <div className="mt-4">{children}</div>
      </details>
    )
  }
  return (
    <>
      <Button variant="secondary" icon={icon} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} description={description}>
        {children}
      </Dialog>
    </>
  )
}

function isInUse(details: HTMLDetailsElement): boolean {
  return details.open || details.contains(document.activeElement)
}
