import { lateParts, PageHeader } from '@portal/shared/ui'
import { OverviewScene } from '../../scenes/overview.tsx'
import { useWhatToDoCopy } from './copy.ts'
import { JumpLinks } from './jump-links.tsx'

export const late = lateParts(import.meta.url, {
  Destinations: () => import('./destinations.tsx'),
  Stay: () => import('./stay.tsx'),
  Eat: () => import('./eat.tsx'),
  Travel: () => import('./travel.tsx'),
})
const { Destinations, Stay, Eat, Travel } = late.components

export default function WhatToDoPage() {
  const copy = useWhatToDoCopy()
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<OverviewScene />}
      />
      <JumpLinks />
      <Destinations />
      <Stay />
      <Eat />
      <Travel />
    </>
  )
}
