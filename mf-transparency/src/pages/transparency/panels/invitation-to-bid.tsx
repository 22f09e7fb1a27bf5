import { documents } from '../../../documents/lists/invitation-to-bid.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function InvitationToBidPanel() {
  return <RecordsPanel id="invitation-to-bid" documents={documents} />
}
