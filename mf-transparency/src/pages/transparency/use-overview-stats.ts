import { FileText, Gavel, HardHat, Wallet } from 'lucide-react'
import { millions } from '../../../content/facts/pesos.ts'
import { bidStatus } from '../../../content/facts/procurement/bid-status.ts'
import type { Stat } from '../../parts/stats.tsx'
import { useMoment } from '../../procurement/use-moment.ts'
import { usePageCopy } from './copy.ts'
import { overview } from './overview.data.ts'

/** How much there is to see. */
export function useOverviewStats(): Stat[] {
  const { stats } = usePageCopy()
  const moment = useMoment()
  const bids = overview.invitations.filter((bid) => bidStatus(bid, moment) !== 'closed')
  return [
    { value: String(overview.documents), label: stats.documents, icon: FileText },
    { value: String(bids.length), label: stats.bids, icon: Gavel },
    { value: String(overview.contracts), label: stats.contracts, icon: HardHat },
    { value: millions(overview.contractSum), label: stats.contractSum, icon: Wallet },
  ]
}
