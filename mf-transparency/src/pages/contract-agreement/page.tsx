import { Container, Section } from '@portal/shared/ui'
import { contractStatus } from '../../../content/facts/procurement/contract-time.ts'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ListingControls } from '../../listing/listing-controls.tsx'
import { RecordItems } from '../../listing/record-items.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { ContractCard } from '../../procurement/contract-card.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { useCategoryChoices } from '../../procurement/project-list.ts'
import { useContracts } from '../../procurement/use-contracts.ts'
import { usePageCopy } from './copy.ts'
import { PolicySection } from './policy-section.tsx'

export default function ContractAgreementPage() {
  const copy = usePageCopy()
  const { listing, columns } = useContracts()
  const kinds = useCategoryChoices()
  const parts = [
    { id: 'active', title: copy.active, lead: copy.activeLead },
    { id: 'completed', title: copy.completed, lead: copy.completedLead },
  ]
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="contract" />
      <Container>
        <ListingControls
          listing={listing}
          id="contracts"
          kinds={kinds}
          orders={['newest', 'oldest', 'title', 'amount']}
          columns={columns}
          fileName="contracts"
        />
      </Container>
      {parts.map(({ id, title, lead }) => (
        <Section key={id} id={id} title={title} lead={lead}>
          <RecordItems
            records={listing.shown.filter(({ project }) => contractStatus(project.contract) === id)}
          >
            {({ project }) => <ContractCard project={project} />}
          </RecordItems>
        </Section>
      ))}
      <PolicySection />
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
