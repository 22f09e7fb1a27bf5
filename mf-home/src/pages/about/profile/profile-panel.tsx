import { Demographics } from './demographics.tsx'
import { EconomicIndicators } from './economic-indicators.tsx'
import { EntryPoints } from './entry-points.tsx'
import { GeographicOverview } from './geographic-overview.tsx'
import { LandMap } from './land-map.tsx'
import { TwoReadings } from './two-readings.tsx'

export default function ProfilePanel() {
  return (
    <div className="ui-blocks">
      <EntryPoints />
      <LandMap />
      <Demographics />
      <EconomicIndicators />
      <GeographicOverview />
      <TwoReadings />
    </div>
  )
}
