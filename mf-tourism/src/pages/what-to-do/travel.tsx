import { OfficeBand } from '../../parts/office-band.tsx'
import { useWhatToDoCopy } from './copy.ts'
import { TravelModes } from './travel-modes.tsx'
import { TravelTips } from './travel-tips.tsx'

export default function Travel() {
  const { office } = useWhatToDoCopy()
  return (
    <>
      <TravelModes />
      <TravelTips />
      <OfficeBand title={office.title} text={office.text} />
    </>
  )
}
