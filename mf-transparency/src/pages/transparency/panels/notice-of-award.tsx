import { documents } from '../../../documents/lists/notice-of-award.data.ts'
import { RecordsPanel } from '../records-panel.tsx'

export default function NoticeOfAwardPanel() {
  return <RecordsPanel id="notice-of-award" documents={documents} />
}
