import { useLanguage } from '@portal/shared/i18n'
import { projects } from '../../content/facts/procurement/projects.ts'
import { useListing } from '../listing/use-listing.ts'
import { allHere } from '../listing/use-records.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { listedProject, useProjectColumns } from './project-list.ts'

/** All bids as one list, whichever part of the page shows them, and how it is saved. */
export function useBids() {
  const copy = useProcurementCopy()
  const { bidStatus } = useLabels()
  const { language } = useLanguage()
  const records = projects.map((project) => ({
    ...listedProject(project, language, project.invitation.posted),
    amount: project.budget,
  }))
  const listing = useListing(allHere(records))
  const columns = useProjectColumns('invitation', [
    {
      key: 'status',
      label: copy.status,
      value: ({ project }) => bidStatus[project.invitation.status],
    },
    { key: 'posted', label: copy.posted, value: ({ date }) => date },
    { key: 'preBid', label: copy.preBid, value: ({ project }) => project.invitation.preBid },
    { key: 'deadline', label: copy.deadline, value: ({ project }) => project.invitation.deadline },
  ])
  return { listing, columns }
}
