import { useLanguage } from '@portal/shared/i18n'
import { contractors } from '../../content/facts/contractors.ts'
import {
  lastDay,
  contractStatus as statusOf,
} from '../../content/facts/procurement/contract-time.ts'
import { contractedProjects } from '../../content/facts/procurement/projects.ts'
import { useListing } from '../listing/use-listing.ts'
import { allHere } from '../listing/use-records.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { listedProject, useProjectColumns } from './project-list.ts'

/** All contracts as one list, whichever part of the page shows them, and how it is saved. */
export function useContracts() {
  const copy = useProcurementCopy()
  const { contractStatus } = useLabels()
  const { language } = useLanguage()
  const records = contractedProjects.map((project) =>
    listedProject(project, language, project.contract.signed),
  )
  const columns = useProjectColumns<(typeof records)[number]>('contract', [
    {
      key: 'contractor',
      label: copy.contractor,
      value: ({ project }) => contractors[project.award.contractor][language],
    },
    { key: 'amount', label: copy.amount, value: ({ project }) => project.award.amount },
    { key: 'signed', label: copy.signed, value: ({ date }) => date },
    { key: 'days', label: copy.duration, value: ({ project }) => project.contract.days },
    { key: 'end', label: copy.end, value: ({ project }) => lastDay(project.contract) },
    { key: 'completed', label: copy.completed, value: ({ project }) => project.contract.completed },
    {
      key: 'status',
      label: copy.status,
      value: ({ project }) => contractStatus[statusOf(project.contract)],
    },
  ])
  return { listing: useListing('contracts', allHere(records)), columns }
}
