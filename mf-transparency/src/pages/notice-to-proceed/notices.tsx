import { formatDate, useLanguage } from '@portal/shared/i18n'
import { Section } from '@portal/shared/ui'
import { contractors } from '../../../content/facts/contractors.ts'
import { pesos } from '../../../content/facts/pesos.ts'
import { lastDay } from '../../../content/facts/procurement/contract-time.ts'
import type { ContractedProject } from '../../../content/facts/procurement/project.ts'
import { contractedProjects } from '../../../content/facts/procurement/projects.ts'
import { RecordList } from '../../listing/record-list.tsx'
import { allHere } from '../../listing/use-records.ts'
import { useProcurementCopy } from '../../procurement/copy.ts'
import { proceedDocuments } from '../../procurement/proceed-documents.data.ts'
import {
  listedProject,
  useCategoryChoices,
  useProjectColumns,
} from '../../procurement/project-list.ts'
import { RecordCard } from '../../procurement/record-card.tsx'
import { usePageCopy } from './copy.ts'

/** The notices to proceed, to search, filter, sort and save. */
export default function Notices() {
  const page = usePageCopy()
  const copy = useProcurementCopy()
  const { language } = useLanguage()
  const kinds = useCategoryChoices()
  const records = contractedProjects.map((project) =>
    listedProject(project, language, project.contract.notice),
  )
  const columns = useProjectColumns<(typeof records)[number]>('proceed', [
    {
      key: 'contractor',
      label: copy.contractor,
      value: ({ project }) => contractors[project.award.contractor][language],
    },
    { key: 'amount', label: copy.amount, value: ({ project }) => project.award.amount },
    { key: 'notice', label: copy.noticeDate, value: ({ date }) => date },
    { key: 'start', label: copy.start, value: ({ project }) => project.contract.start },
    { key: 'days', label: copy.duration, value: ({ project }) => project.contract.days },
    { key: 'end', label: copy.end, value: ({ project }) => lastDay(project.contract) },
  ])
  return (
    <Section title={page.notices} lead={page.noticesLead}>
      <RecordList
        id="notices"
        records={allHere(records)}
        kinds={kinds}
        orders={['newest', 'oldest', 'title', 'amount']}
        columns={columns}
        fileName="notices-to-proceed"
      >
        {({ project }) => <ProceedCard project={project} />}
      </RecordList>
    </Section>
  )
}

function ProceedCard({ project }: { project: ContractedProject }) {
  const copy = useProcurementCopy()
  const { language } = useLanguage()
  const { award, contract } = project
  const facts = [
    { term: copy.contractor, text: contractors[award.contractor][language] },
    { term: copy.amount, text: pesos(award.amount) },
    { term: copy.noticeDate, text: formatDate(contract.notice, language) },
    { term: copy.duration, text: copy.days(contract.days) },
    { term: copy.start, text: formatDate(contract.start, language) },
    { term: copy.end, text: formatDate(lastDay(contract), language) },
  ]
  return (
    <RecordCard
      project={project}
      stage="proceed"
      document={proceedDocuments[project.id]}
      facts={facts}
    />
  )
}
