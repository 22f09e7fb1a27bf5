import { Link } from '@portal/shared/router'
import { Card, CardTitle, Seal } from '@portal/shared/ui'
import { useGovernanceCopy } from '../../../copy/governance.ts'
import { Branches } from './branches.tsx'
import { Promises } from './promises.tsx'

export function MissionPanel() {
  const copy = useGovernanceCopy().mission
  return (
    <>
      <div className="mb-10 grid gap-4 md:grid-cols-2">
        <Card tone="forest">
          <CardTitle level={3}>{copy.visionTitle}</CardTitle>
          <p className="mt-2 text-lg">{copy.vision}</p>
        </Card>
        <Card tone="gold">
          <CardTitle level={3}>{copy.missionTitle}</CardTitle>
          <p className="mt-2 text-lg">{copy.mission}</p>
        </Card>
      </div>
      <Promises />
      <Branches />
      <div className="flex items-center gap-4">
        <Seal className="size-16 flex-none" />
        <p>
          {copy.sealNote} <Link to="/about#seal">{copy.sealLink}</Link>
        </p>
      </div>
    </>
  )
}
