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
  const isClosed = ({ status }: (typeof listing.shown)[number]) => status === 'closed'
  const open = listing.shown.filter((bid) => !isClosed(bid))
  const hasMatches = listing.shown.length > 0
  const archive = listing.shown.filter(isClosed)
  const areAllClosed = listing.records.here.every(isClosed)
  return (
    <>
      <Container>
        <ListingControls
          listing={listing}
          kinds={kinds}
          orders={['newest', 'oldest', 'title', 'amount']}
          columns={columns}
          fileName="invitations-to-bid"
        />
      </Container>
      <Section id="open" title={copy.open} lead={areAllClosed ? copy.noneOpen : copy.openLead}>
        {!areAllClosed && (
          <RecordItems records={open} isFiltered={listing.isFiltered} matchesElsewhere={hasMatches}>
            {({ project, status }) => <BidCard bid={project} status={status} />}
          </RecordItems>
        )}
      </Section>
      <Section id="archive" title={copy.archive} lead={copy.archiveLead}>
        <RecordItems
          records={archive}
          isFiltered={listing.isFiltered}
          matchesElsewhere={hasMatches}
        >
          {({ project, status }) => <BidCard bid={project} status={status} />}
        </RecordItems>
      </Section>
    </>
  )
}
