import { lateParts, Tabs } from '@portal/shared/ui'
import { useTourismCopy } from './copy.ts'
import { Hero } from './hero.tsx'

// Two of them are hidden when the page opens, and all can be read without a script.
export const late = lateParts(import.meta.url, {
  CivicPanel: () => import('./civic-panel.tsx'),
  TodoPanel: () => import('./todo-panel.tsx'),
  TravelPanel: () => import('./travel-panel.tsx'),
})
const { CivicPanel, TodoPanel, TravelPanel } = late.components

export default function TourismPage() {
  const { tabsLabel, tabs } = useTourismCopy()
  return (
    <>
      <Hero />
      <Tabs
        label={tabsLabel}
        tabs={[
          { id: 'civic-activities', label: tabs.civic, content: <CivicPanel /> },
          {
            id: 'what-to-do',
            label: tabs.todo,
            content: <TodoPanel />,
            holds: ['destinations'],
          },
          {
            id: 'travel-info',
            label: tabs.travel,
            content: <TravelPanel />,
            holds: ['directions', 'hotels', 'restaurants', 'good-to-know', 'tourism-office'],
          },
        ]}
      />
    </>
  )
}
