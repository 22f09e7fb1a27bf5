import { documentHref } from '@portal/shared/documents'
import { usePick } from '@portal/shared/i18n'
import { isPlain } from '@portal/shared/router'
import { ButtonLink, FileLink } from '@portal/shared/ui'
import { Eye } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useDocumentCopy } from './copy.ts'
import { type ListedDocument, sizeText } from './listed-document.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/**
 * Preview and download of a document. Without scripts the preview is a link to the file, which the
 * browser shows itself.
 */
export function DocumentActions({
  document,
  words = 'preview',
}: {
  document: ListedDocument
  /** Whether the first action is called Preview or View. */
  words?: 'preview' | 'view'
}) {
  const copy = useDocumentCopy()
  const pick = usePick()
  // The dialog comes into the page with its first opening, and stays to hand back the focus.
  const [preview, setPreview] = useState<'never' | 'open' | 'closed'>('never')
  const href = documentHref(document.id)
  const title = pick(document.title)

  const openPreview = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setPreview('open')
  }

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        href={href}
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={words === 'view' ? copy.viewOf(title) : copy.previewOf(title)}
        onClick={openPreview}
      >
        {copy[words]}
      </ButtonLink>
      <FileLink
        href={href}
        label={copy.download}
        format="PDF"
        size={sizeText(document)}
        variant="secondary"
        about={title}
      />
      {preview !== 'never' && (
        <PreviewDialog
          document={document}
          open={preview === 'open'}
          onClose={() => setPreview('closed')}
        />
      )}
    </div>
  )
}
