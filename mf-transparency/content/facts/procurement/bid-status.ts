import type { BidStatus, Invitation } from './project.ts'

/** Where an invitation stands at a moment, in milliseconds since 1970. */
export function bidStatus({ preBid, deadline }: Invitation, moment: number): BidStatus {
  if (moment < Date.parse(preBid)) return 'pre-bid'
  return moment <= Date.parse(deadline) ? 'open' : 'closed'
}
