import { Section } from '@portal/shared/ui'
import { DocumentList } from '../../documents/document-list.tsx'
import { documents } from '../../documents/lists/full-disclosure.data.ts'
import { LedgerScene } from '../../illustrations/ledger-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { usePageCopy } from './copy.ts'
import { RequestSection } from './request-section.tsx'

export default function FullDisclosurePage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<LedgerScene />}>
      <Section id="documents" title={copy.documents} lead={copy.documentsLead}>
        <DocumentList
          id="documents-list"
          documents={documents}
          fileName="full-disclosure"
          words="view"
          showsSummary
        />
      </Section>
      <RequestSection />
      <ContactSection office="accounting" subject={copy.subject} />
    </RecordPage>
  )
}
