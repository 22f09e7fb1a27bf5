import { Badge } from '@portal/shared/ui'
import type { OfficerStatus } from '../../content/facts/offices.ts'
import { useHeadsCopy } from '../copy/department-heads.ts'

/** Whether the post is filled or held in the meantime. */
export function StatusBadge({ status }: { status: OfficerStatus }) {
  const { statuses } = useHeadsCopy()
  return <Badge tone={status === 'head' ? 'green' : 'gold'}>{statuses[status]}</Badge>
}
