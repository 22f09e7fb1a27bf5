import { useLanguage } from '@portal/shared/i18n'
import { type BadgeTone, ButtonLink, Notice } from '@portal/shared/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { pesos } from '../../content/facts/pesos.ts'
import type { BidStatus, Project } from '../../content/facts/procurement/project.ts'
import { useLabels } from '../parts/labels.ts'
import { useOfficeLink } from '../parts/use-office-link.ts'
import { useProcurementCopy } from './copy.ts'
import { invitationDocuments } from './invitation-documents.data.ts'
import { formatMoment } from './moments.ts'
import { RecordCard } from './record-card.tsx'

const tones: Record<BidStatus, BadgeTone> = { open: 'green', 'pre-bid': 'yellow', closed: 'gray' }

/** One invitation to bid. */
export function BidCard({ bid, status }: { bid: Project; status: BidStatus }) {
  const copy = useProcurementCopy()
  const { bidStatus, funds } = useLabels()
  const officeLink = useOfficeLink()
  const { language } = useLanguage()
  const { invitation, reference, title, scope, place, budget, fund, award } = bid
  const { preBid, deadline } = invitation
  const name = title[language]
  const facts = [
    { term: copy.budget, text: pesos(budget) },
    { term: copy.deadline, text: formatMoment(deadline, language) },
    { term: copy.preBid, text: formatMoment(preBid, language) },
    { term: copy.place, text: place[language] },
    { term: copy.fund, text: funds[fund] },
  ]
  return (
    <RecordCard
      project={bid}
      stage="invitation"
      document={invitationDocuments[bid.id]}
      facts={facts}
      status={{ label: bidStatus[status], tone: tones[status] }}
      actions={
        !award && (
          <ButtonLink
            to={officeLink('bac', copy.askSubject(reference, name))}
            variant="quiet"
            className="print:hidden"
            icon={<MessageCircleQuestion aria-hidden="true" />}
            aria-label={copy.askOf(name)}
          >
            {copy.ask}
          </ButtonLink>
        )
      }
    >
      <p className="mt-2">{scope[language]}</p>
      {status === 'closed' && !award && (
        <div className="mt-3">
          <Notice tone="warning">{copy.deadlinePassed}</Notice>
        </div>
      )}
    </RecordCard>
  )
}
