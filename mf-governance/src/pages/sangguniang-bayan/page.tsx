import { lateParts, PageHeader } from '@portal/shared/ui'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { SessionScene } from '../../illustrations/session.tsx'

export const late = lateParts(import.meta.url, {
  ViceMayor: () => import('./vice-mayor.tsx'),
  Councilors: () => import('./councilors.tsx'),
  Committees: () => import('./committees.tsx'),
  Functions: () => import('./functions.tsx'),
  Sessions: () => import('./sessions.tsx'),
})
const { ViceMayor, Councilors, Committees, Functions, Sessions } = late.components

export default function SangguniangBayanPage() {
  const { title, eyebrow, lead } = useCouncilCopy()
  return (
    <>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} illustration={<SessionScene />} />
      <ViceMayor />
      <Councilors />
      <Committees />
      <Functions />
      <Sessions />
    </>
  )
}
