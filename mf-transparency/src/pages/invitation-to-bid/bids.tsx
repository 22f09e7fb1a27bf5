import { Container, Section } from '@portal/shared/ui'
import { ListingControls } from '../../listing/listing-controls.tsx'
import { RecordItems } from '../../listing/record-items.tsx'
import { BidCard } from '../../procurement/bid-card.tsx'
import { useCategoryChoices } from '../../procurement/project-list.ts'
import { useBids } from '../../procurement/use-bids.ts'
import { usePageCopy } from './copy.ts'

/** The list, in two parts of the page: what is still open, and what is over. */
export default function Bids() {
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
    <>
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
    </>
  )
}
