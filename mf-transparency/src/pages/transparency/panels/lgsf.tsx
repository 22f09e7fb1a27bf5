import { documents } from '../../../documents/lists/lgsf.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function LgsfPanel() {
  return <RecordsPanel id="lgsf" documents={documents} />
}
