import { latePart, PageHeader, Tabs } from '@portal/shared/ui'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { HallScene } from '../../illustrations/hall.tsx'
import { MissionPanel } from './mission/mission-panel.tsx'

// All but the first are hidden when the page opens, and can be read without a script.
const mayor = latePart(() => import('./mayor-panel.tsx'))
const council = latePart(() => import('./council-panel.tsx'))
const heads = latePart(() => import('./heads-panel.tsx'))
const agenda = latePart(() => import('./agenda-panel.tsx'))

export const loadParts = () =>
  Promise.all([mayor, council, heads, agenda].map(({ load }) => load()))

const panels = [
  { id: 'mission', content: <MissionPanel /> },
  { id: 'mayor', content: <mayor.Part /> },
  { id: 'sangguniang-bayan', content: <council.Part /> },
  { id: 'department-heads', content: <heads.Part /> },
  { id: 'development-agenda', content: <agenda.Part /> },
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
