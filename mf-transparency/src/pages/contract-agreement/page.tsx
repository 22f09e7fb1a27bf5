import { lateParts } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { usePageCopy } from './copy.ts'

export const late = lateParts(import.meta.url, {
  Contracts: () => import('./contracts.tsx'),
  PolicySection: () => import('./policy-section.tsx'),
})
const { Contracts, PolicySection } = late.components

export default function ContractAgreementPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="contract" />
      <Contracts />
      <PolicySection />
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
