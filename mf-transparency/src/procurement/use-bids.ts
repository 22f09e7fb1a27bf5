import { philippineDay, useLanguage } from '@portal/shared/i18n'
import { bidStatus as statusAt } from '../../content/facts/procurement/bid-status.ts'
import { projects } from '../../content/facts/procurement/projects.ts'
import { useListing } from '../listing/use-listing.ts'
import { allHere } from '../listing/use-records.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { listedProject, useProjectColumns } from './project-list.ts'
import { useMoment } from './use-moment.ts'

/** All bids as one list, whichever part of the page shows them, and how it is saved. */
export function useBids() {
  const copy = useProcurementCopy()
  const { bidStatus } = useLabels()
  const { language } = useLanguage()
  const moment = useMoment()
  const records = projects.map((project) => ({
    ...listedProject(project, language, project.invitation.posted),
    amount: project.budget,
    status: statusAt(project.invitation, moment),
  }))
  const listing = useListing('bids', allHere(records))
  const columns = useProjectColumns<(typeof records)[number]>('invitation', [
    { key: 'status', label: copy.status, value: ({ status }) => bidStatus[status] },
    { key: 'statusDay', label: copy.statusDay, value: () => philippineDay(new Date(moment)) },
    { key: 'posted', label: copy.posted, value: ({ date }) => date },
    { key: 'preBid', label: copy.preBid, value: ({ project }) => project.invitation.preBid },
    { key: 'deadline', label: copy.deadline, value: ({ project }) => project.invitation.deadline },
  ])
  return { listing, columns }
}
