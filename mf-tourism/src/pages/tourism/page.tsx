import { latePart, Tabs } from '@portal/shared/ui'
import { CivicPanel } from './civic-panel.tsx'
import { useTourismCopy } from './copy.ts'
import { Hero } from './hero.tsx'

// Hidden when the page opens, and readable without a script.
const todo = latePart(() => import('./todo-panel.tsx'))
const travel = latePart(() => import('./travel-panel.tsx'))

export const loadParts = () => Promise.all([todo, travel].map(({ load }) => load()))

export default function TourismPage() {
  const { tabsLabel, tabs } = useTourismCopy()
  return (
    <>
      <Hero />
      <Tabs
        label={tabsLabel}
        tabs={[
          { id: 'civic-activities', label: tabs.civic, content: <CivicPanel /> },
          { id: 'what-to-do', label: tabs.todo, content: <todo.Part /> },
          { id: 'travel-info', label: tabs.travel, content: <travel.Part /> },
        ]}
      />
    </>
  )
}
