import { lateParts } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { usePageCopy } from './copy.ts'

export const late = lateParts(import.meta.url, { Awards: () => import('./awards.tsx') })
const { Awards } = late.components

export default function NoticeOfAwardPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="award" />
      <Awards />
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
