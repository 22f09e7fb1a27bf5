import { Notice } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { useDocumentCopy } from './copy.ts'

/** The document itself, where the browser can show it inside a page; else what to do instead. */
export function PdfFrame({ href, title }: { href: string; title: string }) {
  const copy = useDocumentCopy()
  const [blocked, setBlocked] = useState(false)

  useEffect(() => {
    // A host whose own content security policy forbids frames would leave an empty box.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(true)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [])

  if (blocked || !showsPdf()) return <Notice tone="info">{copy.noFrame}</Notice>
  return (
    <iframe
      src={`${href}#navpanes=0&view=FitH`}
      title={copy.frameTitle(title)}
      className="h-[70vh] w-full rounded-control border border-line bg-surface-2"
    />
  )
}

/** Phones open PDFs in an app of their own, and on a narrow screen nobody could read the page. */
function showsPdf(): boolean {
  return navigator.pdfViewerEnabled && matchMedia('(min-width: 48rem)').matches
}
