import { Badge, type BadgeTone } from '@portal/shared/ui'
import type { EventStatus } from '../../content/facts/events.ts'
import { useEventsCopy } from './copy.ts'

const tones: Record<EventStatus, BadgeTone> = {
  everyone: 'green',
  volunteers: 'sky',
  register: 'gold',
}

/** Who may come. */
export function EventBadge({ status }: { status: EventStatus }) {
  const { statuses } = useEventsCopy()
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>
}
