import { Section } from '@portal/shared/ui'
import { ProceedList } from '../../procurement/proceed-list.tsx'
import { usePageCopy } from './copy.ts'

export default function Notices() {
  const copy = usePageCopy()
  return (
    <Section title={copy.notices} lead={copy.noticesLead}>
      <ProceedList />
    </Section>
  )
}
