import { lateParts, PageHeader, Tabs } from '@portal/shared/ui'
import { PlazaScene } from '../../illustrations/plaza.tsx'
import { useAboutCopy } from './copy.ts'

// Three of them are hidden when the page opens, and all can be read without a script.
export const late = lateParts(import.meta.url, {
  ProfilePanel: () => import('./profile/profile-panel.tsx'),
  HistoryPanel: () => import('./history/history-panel.tsx'),
  SealPanel: () => import('./seal-panel.tsx'),
  AgendaPanel: () => import('./agenda-panel.tsx'),
})
const { ProfilePanel, HistoryPanel, SealPanel, AgendaPanel } = late.components

export default function AboutPage() {
  const { title, eyebrow, lead, tabsLabel, tabs } = useAboutCopy()
  return (
    <>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} illustration={<PlazaScene />} />
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
