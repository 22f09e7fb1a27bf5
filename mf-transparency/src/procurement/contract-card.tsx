import { formatDate, useLanguage } from '@portal/shared/i18n'
import { ProgressBar } from '@portal/shared/ui'
import { recordsAsOf } from '../../content/facts/as-of.ts'
import { contractors } from '../../content/facts/contractors.ts'
import { pesos } from '../../content/facts/pesos.ts'
import {
  daysUsed,
  lastDay,
  contractStatus as statusOf,
} from '../../content/facts/procurement/contract-time.ts'
import type { ContractedProject } from '../../content/facts/procurement/project.ts'
import { useLabels } from '../parts/labels.ts'
import { contractDocuments } from './contract-documents.data.ts'
import { useProcurementCopy } from './copy.ts'
import { RecordCard } from './record-card.tsx'

/** One contract; an active one shows how much of its time is used. */
export function ContractCard({ project }: { project: ContractedProject }) {
  const copy = useProcurementCopy()
  const { contractStatus } = useLabels()
  const { language } = useLanguage()
  const { award, contract } = project
  const status = statusOf(contract)
  const used = daysUsed(contract, recordsAsOf)
  const facts = [
    { term: copy.contractor, text: contractors[award.contractor][language] },
    { term: copy.duration, text: copy.days(contract.days) },
    { term: copy.amount, text: pesos(award.amount) },
    { term: copy.signed, text: formatDate(contract.signed, language) },
    { term: copy.end, text: formatDate(lastDay(contract), language) },
    ...(contract.completed
      ? [{ term: copy.completed, text: formatDate(contract.completed, language) }]
      : []),
  ]
  return (
    <RecordCard
      project={project}
      stage="contract"
      document={contractDocuments[project.id]}
      facts={facts}
      status={{
        label: contractStatus[status],
        tone: status === 'active' ? 'blue' : 'green',
      }}
    >
      {status === 'active' && (
        <div className="mt-4">
          <ProgressBar
            value={(used / contract.days) * 100}
            label={copy.timeUsed(used, contract.days, formatDate(recordsAsOf, language))}
          />
        </div>
      )}
    </RecordCard>
  )
}
