import { FileText, Gavel, HardHat, Wallet } from 'lucide-react'
import { documentSizes } from '../../../content/facts/document-sizes.ts'
import { millions } from '../../../content/facts/pesos.ts'
import { openBids } from '../../../content/facts/procurement/open-bids.ts'
import { contractedProjects } from '../../../content/facts/procurement/projects.ts'
import type { Stat } from '../../parts/stats.tsx'
import { usePageCopy } from './copy.ts'

/** How much there is to see: counted and added up from the records themselves. */
export function useOverviewStats(): Stat[] {
  const { stats } = usePageCopy()
  const active = contractedProjects.filter(({ contract }) => !contract.completed)
  const sum = active.reduce((total, { award }) => total + award.amount, 0)
  return [
    { value: String(Object.keys(documentSizes).length), label: stats.documents, icon: FileText },
    { value: String(openBids.length), label: stats.bids, icon: Gavel },
    { value: String(active.length), label: stats.contracts, icon: HardHat },
    { value: millions(sum), label: stats.contractSum, icon: Wallet },
  ]
}
