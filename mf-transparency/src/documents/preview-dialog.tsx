import { documentHref } from '@portal/shared/documents'
import { formatDate, useLanguage } from '@portal/shared/i18n'
import { ButtonLink, DefinitionList, Dialog, FileLink } from '@portal/shared/ui'
import { ExternalLink } from 'lucide-react'
import { useLabels } from '../parts/labels.ts'
import { useDocumentCopy } from './copy.ts'
import { Figures } from './figures.tsx'
import { type ListedDocument, sizeText } from './listed-document.ts'
import { PdfFrame } from './pdf-frame.tsx'
import { useTypeLabel } from './use-type-label.ts'

/** What a document says, in the visitor's language, and the document itself below it. */
export function PreviewDialog({
  document,
  open,
  onClose,
}: {
  document: ListedDocument
  open: boolean
  onClose: () => void
}) {
  const copy = useDocumentCopy()
  const { period } = useLabels()
  const { language } = useLanguage()
  const typeLabel = useTypeLabel()
  const { id, title, type, year, quarter, posted, office, summary, tables } = document
  const href = documentHref(id)
  const size = sizeText(document)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={title[language]}
      description={`${typeLabel(type)} · ${period(year, quarter)}`}
      footer={
        <>
          <ButtonLink
            href={href}
            target="_blank"
            rel="noopener"
            variant="secondary"
            icon={<ExternalLink aria-hidden="true" />}
            aria-label={copy.openTabOf(title[language])}
          >
            {copy.openTab}
          </ButtonLink>
          <FileLink
            href={href}
            label={copy.download}
            format="PDF"
            size={size}
            variant="primary"
            about={title[language]}
          />
        </>
      }
    >
      <h3 className="mb-2 text-xl">{copy.summary}</h3>
      <p>{summary[language]}</p>
      <div className="my-4 grid gap-6">
        {tables.map((table) => (
          <Figures key={table.lines.en} table={table} />
        ))}
      </div>
      <DefinitionList
        items={[
          { term: copy.office, description: office[language] },
          { term: copy.posted, description: formatDate(posted, language) },
          { term: copy.size, description: `PDF, ${size}` },
        ]}
      />
      <h3 className="mt-6 mb-2 text-xl">{copy.whole}</h3>
      {language !== 'en' && <p className="mb-3 text-ink-muted">{copy.language}</p>}
      <PdfFrame href={href} title={title[language]} />
    </Dialog>
  )
}
