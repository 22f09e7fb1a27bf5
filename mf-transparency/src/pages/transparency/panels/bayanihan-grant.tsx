import { documents } from '../../../documents/lists/bayanihan-grant.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function BayanihanGrantPanel() {
  return <RecordsPanel id="bayanihan-grant" documents={documents} />
}
