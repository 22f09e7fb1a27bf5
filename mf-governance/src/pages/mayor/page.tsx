import { PageHeader } from '@portal/shared/ui'
import { useMayorCopy } from '../../copy/mayor.ts'
import { HallScene } from '../../illustrations/hall.tsx'
import { Achievements } from './achievements.tsx'
import { Biography } from './biography.tsx'
import { MeetTheMayor } from './meeting/meet-the-mayor.tsx'
import { Vision } from './vision.tsx'

export default function MayorPage() {
  const { title, eyebrow, lead } = useMayorCopy()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        illustration={<HallScene className="w-88 max-w-full rounded-card" />}
      />
      <Biography />
      <Vision />
      <Achievements />
      <MeetTheMayor />
    </>
  )
}
