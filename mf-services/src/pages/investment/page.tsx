import { Hero } from './hero.tsx'
import { Incentives } from './incentives.tsx'
import { ReadyToInvest } from './ready-to-invest.tsx'
import { Sectors } from './sectors.tsx'
import { Stats } from './stats.tsx'
import { VideoFacade } from './video-facade.tsx'

export default function InvestmentPage() {
  return (
    <>
      <Hero />
      <Stats />
      <Sectors />
      <Incentives />
      <VideoFacade />
      <ReadyToInvest />
    </>
  )
}
