import { Container, Section } from '@portal/shared/ui'
import { contractStatus } from '../../../content/facts/procurement/contract-time.ts'
import { ListingControls } from '../../listing/listing-controls.tsx'
import { RecordItems } from '../../listing/record-items.tsx'
import { ContractCard } from '../../procurement/contract-card.tsx'
import { useCategoryChoices } from '../../procurement/project-list.ts'
import { useContracts } from '../../procurement/use-contracts.ts'
import { usePageCopy } from './copy.ts'

/** The list, in two parts of the page: the active and the completed. */
export default function Contracts() {
  const copy = usePageCopy()
  const { listing, columns } = useContracts()
  const kinds = useCategoryChoices()
  const parts = [
    { id: 'active', title: copy.active, lead: copy.activeLead },
    { id: 'completed', title: copy.completed, lead: copy.completedLead },
  ]
  return (
    <>
      <Container>
        <ListingControls
          listing={listing}
          kinds={kinds}
          orders={['newest', 'oldest', 'title', 'amount']}
          columns={columns}
          fileName="contracts"
        />
      </Container>
      {parts.map(({ id, title, lead }) => (
        <Section key={id} id={id} title={title} lead={lead}>
          <RecordItems
            isFiltered={listing.isFiltered}
            matchesElsewhere={listing.shown.length > 0}
            records={listing.shown.filter(({ project }) => contractStatus(project.contract) === id)}
          >
            {({ project }) => <ContractCard project={project} />}
          </RecordItems>
        </Section>
      ))}
    </>
  )
}
