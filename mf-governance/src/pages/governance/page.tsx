import { PageHeader, Tabs } from '@portal/shared/ui'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { HallScene } from '../../illustrations/hall.tsx'
import { AgendaPanel } from './agenda-panel.tsx'
import { CouncilPanel } from './council-panel.tsx'
import { HeadsPanel } from './heads-panel.tsx'
import { MayorPanel } from './mayor-panel.tsx'
import { MissionPanel } from './mission/mission-panel.tsx'

const panels = [
  { id: 'mission', content: <MissionPanel /> },
  { id: 'mayor', content: <MayorPanel /> },
  { id: 'sangguniang-bayan', content: <CouncilPanel /> },
  { id: 'department-heads', content: <HeadsPanel /> },
  { id: 'development-agenda', content: <AgendaPanel /> },
] as const

export default function GovernancePage() {
  const { title, lead, tabsLabel, tabs } = useGovernanceCopy()
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        illustration={<HallScene className="w-88 max-w-full rounded-card" />}
      />
      <Tabs
        label={tabsLabel}
        tabs={panels.map(({ id, content }) => ({ id, label: tabs[id], content }))}
      />
    </>
  )
}
