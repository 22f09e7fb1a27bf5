import { documents } from '../../../documents/lists/full-disclosure.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function FullDisclosurePanel() {
  return <RecordsPanel id="full-disclosure" documents={documents} />
}
