import { lateParts, Section, Tabs } from '@portal/shared/ui'
import type { ComponentType } from 'react'
import { LedgerScene } from '../../illustrations/ledger-scene.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { type TabId, usePageCopy } from './copy.ts'
import { useOverviewStats } from './use-overview-stats.ts'

// The six tabs: five are hidden when the page opens, and all can be read without a script.
export const late = lateParts<TabId>(import.meta.url, {
  'full-disclosure': () => import('./panels/full-disclosure.tsx'),
  lgsf: () => import('./panels/lgsf.tsx'),
  'bayanihan-grant': () => import('./panels/bayanihan-grant.tsx'),
  'invitation-to-bid': () => import('./panels/invitation-to-bid.tsx'),
  'notice-of-award': () => import('./panels/notice-of-award.tsx'),
  'contract-agreement': () => import('./panels/contract-agreement.tsx'),
})
const panels = Object.entries(late.components) as [TabId, ComponentType][]

export default function TransparencyPage() {
  const copy = usePageCopy()
  const stats = useOverviewStats()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<LedgerScene />}>
      <Section title={copy.figures} tone="tinted">
        <Stats stats={stats} />
      </Section>
      <Tabs
        label={copy.tabsLabel}
        tabs={panels.map(([id, Panel]) => ({
          id,
          label: copy.tabs[id].label,
          content: <Panel />,
        }))}
      />
    </RecordPage>
  )
}
