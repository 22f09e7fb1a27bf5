import { Container, Section } from '@portal/shared/ui'
import { BridgeScene } from '../../illustrations/bridge-scene.tsx'
import { ListingControls } from '../../listing/listing-controls.tsx'
import { RecordItems } from '../../listing/record-items.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { BidCard } from '../../procurement/bid-card.tsx'
import { ProcurementSteps } from '../../procurement/procurement-steps.tsx'
import { useCategoryChoices } from '../../procurement/project-list.ts'
import { useBids } from '../../procurement/use-bids.ts'
import { usePageCopy } from './copy.ts'
import { GuidelinesSection } from './guidelines-section.tsx'

export default function InvitationToBidPage() {
  const copy = usePageCopy()
  const { listing, columns } = useBids()
  const kinds = useCategoryChoices()
  const isClosed = ({ project }: (typeof listing.shown)[number]) =>
    project.invitation.status === 'closed'
  const parts = [
    { id: 'open', title: copy.open, lead: copy.openLead },
    { id: 'archive', title: copy.archive, lead: copy.archiveLead },
  ]
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<BridgeScene />}>
      <ProcurementSteps current="invitation" />
      <Container>
        <ListingControls
          listing={listing}
          id="bids"
          kinds={kinds}
          orders={['newest', 'oldest', 'title', 'amount']}
          columns={columns}
          fileName="invitations-to-bid"
        />
      </Container>
      {parts.map(({ id, title, lead }) => (
        <Section key={id} id={id} title={title} lead={lead}>
          <RecordItems
            records={listing.shown.filter((bid) => isClosed(bid) === (id === 'archive'))}
          >
            {({ project }) => <BidCard bid={project} />}
          </RecordItems>
        </Section>
      ))}
      <GuidelinesSection />
      <ContactSection office="bac" subject={copy.subject} />
    </RecordPage>
  )
}
