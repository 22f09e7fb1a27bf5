import { Tabs } from '@portal/shared/ui'
import { CivicPanel } from './civic-panel.tsx'
import { useTourismCopy } from './copy.ts'
import { Hero } from './hero.tsx'
import { TodoPanel } from './todo-panel.tsx'
import { TravelPanel } from './travel-panel.tsx'

export default function TourismPage() {
  const { tabsLabel, tabs } = useTourismCopy()
  return (
    <>
      <Hero />
      <Tabs
        label={tabsLabel}
        tabs={[
          { id: 'civic-activities', label: tabs.civic, content: <CivicPanel /> },
          { id: 'what-to-do', label: tabs.todo, content: <TodoPanel /> },
          { id: 'travel-info', label: tabs.travel, content: <TravelPanel /> },
        ]}
      />
    </>
  )
}
