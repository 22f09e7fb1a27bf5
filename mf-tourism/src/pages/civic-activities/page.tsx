import { lateParts, PageHeader } from '@portal/shared/ui'
import { FiestaScene } from '../../scenes/fiesta.tsx'
import { useCivicCopy } from './copy.ts'

export const late = lateParts(import.meta.url, {
  Events: () => import('./events.tsx'),
  Venues: () => import('./venues.tsx'),
  GetInvolved: () => import('./get-involved.tsx'),
})
const { Events, Venues, GetInvolved } = late.components

export default function CivicActivitiesPage() {
  const { eyebrow, title, lead } = useCivicCopy()
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} illustration={<FiestaScene />} />
      <Events />
      <Venues />
      <GetInvolved />
    </>
  )
}
