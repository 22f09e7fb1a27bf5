import { Section } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { AwardList } from '../../procurement/award-list.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { usePageCopy } from './copy.ts'

export default function NoticeOfAwardPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="award" />
      <Section title={copy.awards} lead={copy.awardsLead}>
        <AwardList />
      </Section>
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
