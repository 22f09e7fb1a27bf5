import { lateParts } from '@portal/shared/ui'
import { LedgerScene } from '../../illustrations/ledger-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { usePageCopy } from './copy.ts'

export const late = lateParts(import.meta.url, {
  DocumentsSection: () => import('./documents-section.tsx'),
  RequestSection: () => import('./request-section.tsx'),
})
const { DocumentsSection, RequestSection } = late.components

export default function FullDisclosurePage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<LedgerScene />}>
      <DocumentsSection />
      <RequestSection />
      <ContactSection office="accounting" subject={copy.subject} />
    </RecordPage>
  )
}
