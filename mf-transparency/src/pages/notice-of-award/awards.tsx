import { formatDate, useLanguage } from '@portal/shared/i18n'
import { Section } from '@portal/shared/ui'
import { contractors } from '../../../content/facts/contractors.ts'
import { pesos } from '../../../content/facts/pesos.ts'
import type { AwardedProject } from '../../../content/facts/procurement/project.ts'
import { awardedProjects } from '../../../content/facts/procurement/projects.ts'
import { RecordList } from '../../listing/record-list.tsx'
import { allHere } from '../../listing/use-records.ts'
import { awardDocuments } from '../../procurement/award-documents.data.ts'
import { useProcurementCopy } from '../../procurement/copy.ts'
import {
  listedProject,
  useCategoryChoices,
  useProjectColumns,
} from '../../procurement/project-list.ts'
import { RecordCard } from '../../procurement/record-card.tsx'
import { usePageCopy } from './copy.ts'

/** The awards to search, filter, sort and save. */
export default function Awards() {
  const page = usePageCopy()
  const copy = useProcurementCopy()
  const { language } = useLanguage()
  const kinds = useCategoryChoices()
  const records = awardedProjects.map((project) =>
    listedProject(project, language, project.award.date),
  )
  const columns = useProjectColumns<(typeof records)[number]>('award', [
    {
      key: 'contractor',
      label: copy.contractor,
      value: ({ project }) => contractors[project.award.contractor][language],
    },
    { key: 'amount', label: copy.amount, value: ({ project }) => project.award.amount },
    { key: 'awarded', label: copy.awarded, value: ({ date }) => date },
  ])
  return (
    <Section title={page.awards} lead={page.awardsLead}>
      <RecordList
        id="awards"
        records={allHere(records)}
        kinds={kinds}
        orders={['newest', 'oldest', 'title', 'amount']}
        columns={columns}
        fileName="notices-of-award"
      >
        {({ project }) => <AwardCard project={project} />}
      </RecordList>
    </Section>
  )
}

function AwardCard({ project }: { project: AwardedProject }) {
  const copy = useProcurementCopy()
  const { language } = useLanguage()
  const { award, budget } = project
  const saved = budget - award.amount
  const percent = `${((saved / budget) * 100).toFixed(1)}%`
  const facts = [
    { term: copy.contractor, text: contractors[award.contractor][language] },
    { term: copy.amount, text: pesos(award.amount) },
    { term: copy.awarded, text: formatDate(award.date, language) },
    { term: copy.budget, text: pesos(budget) },
    { term: copy.saved, text: copy.savedText(pesos(saved), percent) },
  ]
  return (
    <RecordCard
      project={project}
      stage="award"
      document={awardDocuments[project.id]}
      facts={facts}
    />
  )
}
