import { useLocation } from '@portal/shared/router'
import { Container, Section } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
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
  useFollowToArchive(listing.records.here.filter(isClosed).map(({ project }) => project.id))
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

/**
 * Scrolls to the bid that the address names once it moves to the archive: its deadline may have passed
 * since the document was composed, in which the browser has found it among the open ones.
 *
 * @param closed - ids of the bids in the archive
 */
function useFollowToArchive(closed: readonly string[]): void {
  const { hash } = useLocation()
  const id = hash.slice(1)
  const isClosed = closed.includes(id)
  const open = useRef<string>(null)
  useEffect(() => {
    if (isClosed && open.current === id) document.getElementById(id)?.scrollIntoView()
    open.current = isClosed ? null : id
  }, [id, isClosed])
}
