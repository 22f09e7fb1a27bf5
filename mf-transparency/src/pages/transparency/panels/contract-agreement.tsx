import { documents } from '../../../documents/lists/contract-agreement.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function ContractAgreementPanel() {
  return <RecordsPanel id="contract-agreement" documents={documents} />
}
