import { Section, Tabs } from '@portal/shared/ui'
import { LedgerScene } from '../../illustrations/ledger-scene.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { usePageCopy } from './copy.ts'
import { panels } from './panels.ts'
import { RecordsPanel } from './records-panel.tsx'
import { useOverviewStats } from './use-overview-stats.ts'

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
        tabs={panels.map((panel) => ({
          id: panel.id,
          label: copy.tabs[panel.id].label,
          content: <RecordsPanel panel={panel} />,
        }))}
      />
    </RecordPage>
  )
}
