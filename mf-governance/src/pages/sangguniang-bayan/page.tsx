import { PageHeader } from '@portal/shared/ui'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { SessionScene } from '../../illustrations/session.tsx'
import { Committees } from './committees.tsx'
import { Councilors } from './councilors.tsx'
import { Functions } from './functions.tsx'
import { Sessions } from './sessions.tsx'
import { ViceMayor } from './vice-mayor.tsx'

export default function SangguniangBayanPage() {
  const { title, eyebrow, lead } = useCouncilCopy()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        illustration={<SessionScene className="w-88 max-w-full rounded-card" />}
      />
      <ViceMayor />
      <Councilors />
      <Committees />
      <Functions />
      <Sessions />
    </>
  )
}
