import { lateParts, PageHeader } from '@portal/shared/ui'
import { useMayorCopy } from '../../copy/mayor.ts'
import { HallScene } from '../../illustrations/hall.tsx'

export const late = lateParts(import.meta.url, {
  Biography: () => import('./biography.tsx'),
  Vision: () => import('./vision.tsx'),
  Achievements: () => import('./achievements.tsx'),
  MeetTheMayor: () => import('./meeting/meet-the-mayor.tsx'),
})
const { Biography, Vision, Achievements, MeetTheMayor } = late.components

export default function MayorPage() {
  const { title, eyebrow, lead } = useMayorCopy()
  return (
    <>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} illustration={<HallScene />} />
      <Biography />
      <Vision />
      <Achievements />
      <MeetTheMayor />
    </>
  )
}
