import { lateParts } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { usePageCopy } from './copy.ts'

export const late = lateParts(import.meta.url, {
  Bids: () => import('./bids.tsx'),
  GuidelinesSection: () => import('./guidelines-section.tsx'),
})
const { Bids, GuidelinesSection } = late.components

export default function InvitationToBidPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="invitation" />
      <Bids />
      <GuidelinesSection />
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
