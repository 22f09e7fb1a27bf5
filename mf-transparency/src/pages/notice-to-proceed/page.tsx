import { Section } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { ProceedList } from '../../procurement/proceed-list.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { usePageCopy } from './copy.ts'

export default function NoticeToProceedPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="proceed" />
      <Section title={copy.notices} lead={copy.noticesLead}>
        <ProceedList />
      </Section>
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
