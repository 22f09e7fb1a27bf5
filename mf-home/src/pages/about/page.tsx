import { PageHeader, Tabs } from '@portal/shared/ui'
import { PlazaScene } from '../../illustrations/plaza.tsx'
import { AgendaPanel } from './agenda-panel.tsx'
import { useAboutCopy } from './copy.ts'
import { HistoryPanel } from './history/history-panel.tsx'
import { ProfilePanel } from './profile/profile-panel.tsx'
import { SealPanel } from './seal-panel.tsx'

export default function AboutPage() {
  const { title, eyebrow, lead, tabsLabel, tabs } = useAboutCopy()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        illustration={<PlazaScene className="w-88 max-w-full rounded-card" />}
      />
      <Tabs
        label={tabsLabel}
        tabs={[
          { id: 'profile', label: tabs.profile, content: <ProfilePanel /> },
          { id: 'history', label: tabs.history, content: <HistoryPanel /> },
          { id: 'seal', label: tabs.seal, content: <SealPanel /> },
          { id: 'agenda', label: tabs.agenda, content: <AgendaPanel /> },
        ]}
      />
    </>
  )
}
