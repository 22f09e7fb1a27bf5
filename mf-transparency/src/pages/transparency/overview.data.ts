import { documentSizes } from '../../../content/facts/document-sizes.ts'
import { openBids } from '../../../content/facts/procurement/open-bids.ts'
import { contractedProjects } from '../../../content/facts/procurement/projects.ts'

const active = contractedProjects.filter(({ contract }) => !contract.completed)

/** How much there is to see: counted and added up from the records themselves. */
export const overview = {
  documents: Object.keys(documentSizes).length,
  invitations: openBids.map(({ invitation }) => invitation),
  contracts: active.length,
  /** In pesos. */
  contractSum: active.reduce((total, { award }) => total + award.amount, 0),
}
