import { LastChecked, lateParts, PageHeader, Section } from '@portal/shared/ui'
import { officialsCheck } from '../../../content/facts/officials.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { CountersScene } from '../../illustrations/counters.tsx'

export const late = lateParts(import.meta.url, {
  OfficerList: () => import('./officer-list.tsx'),
  Assistance: () => import('./assistance.tsx'),
})
const { OfficerList, Assistance } = late.components

export default function DepartmentHeadsPage() {
  const { title, eyebrow, lead, list } = useHeadsCopy()
  return (
    <>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} illustration={<CountersScene />} />
      <Section id="officers" searchKind="office" title={list.title} lead={list.lead}>
        <OfficerList />
        <LastChecked {...officialsCheck} />
      </Section>
      <Assistance />
    </>
  )
}
