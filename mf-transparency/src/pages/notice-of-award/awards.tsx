import { Section } from '@portal/shared/ui'
import { AwardList } from '../../procurement/award-list.tsx'
import { usePageCopy } from './copy.ts'

export default function Awards() {
  const copy = usePageCopy()
  return (
    <Section title={copy.awards} lead={copy.awardsLead}>
      <AwardList />
    </Section>
  )
}
