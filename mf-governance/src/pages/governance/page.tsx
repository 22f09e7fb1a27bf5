import { lateParts, PageHeader, Tabs } from '@portal/shared/ui'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { HallScene } from '../../illustrations/hall.tsx'
import { MissionPanel } from './mission/mission-panel.tsx'

// All but the first are hidden when the page opens, and can be read without a script.
export const late = lateParts(import.meta.url, {
  MayorPanel: () => import('./mayor-panel.tsx'),
  CouncilPanel: () => import('./council-panel.tsx'),
  HeadsPanel: () => import('./heads-panel.tsx'),
  AgendaPanel: () => import('./agenda-panel.tsx'),
})
const { MayorPanel, CouncilPanel, HeadsPanel, AgendaPanel } = late.components

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
      <PageHeader title={title} lead={lead} illustration={<HallScene />} />
      <Tabs
        label={tabsLabel}
        tabs={panels.map(({ id, content }) => ({ id, label: tabs[id], content }))}
      />
    </>
  )
}
