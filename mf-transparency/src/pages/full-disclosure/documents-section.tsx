import { Section } from '@portal/shared/ui'
import { DocumentList } from '../../documents/document-list.tsx'
import { documents } from '../../documents/lists/full-disclosure.data.ts'
import { usePageCopy } from './copy.ts'

export default function DocumentsSection() {
  const copy = usePageCopy()
  return (
    <Section id="documents" title={copy.documents} lead={copy.documentsLead}>
      <DocumentList
        id="documents-list"
        documents={documents}
        fileName="full-disclosure"
        words="view"
        showsSummary
      />
    </Section>
  )
}
