import { lateParts } from '@portal/shared/ui'
import { Hero } from './hero.tsx'
import { Stats } from './stats.tsx'

export const late = lateParts(import.meta.url, {
  Sectors: () => import('./sectors.tsx'),
  Incentives: () => import('./incentives.tsx'),
  VideoFacade: () => import('./video-facade.tsx'),
  ReadyToInvest: () => import('./ready-to-invest.tsx'),
})
const { Sectors, Incentives, VideoFacade, ReadyToInvest } = late.components

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
