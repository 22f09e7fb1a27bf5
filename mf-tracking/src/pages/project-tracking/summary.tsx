import { Section, StatCard } from '@portal/shared/ui'
import { ChartNoAxesColumnIncreasing, ClipboardList, HardHat } from 'lucide-react'
import { useStore } from 'zustand'
import type { ProjectStatus } from '../../../content/facts/project-choices.ts'
import { useTrackingCopy } from './copy.ts'
import { trackingStore } from './project-store.ts'
import { StatusChart } from './status-chart.tsx'

const underWayStatuses: readonly string[] = ['In Progress', 'Active'] satisfies ProjectStatus[]

/** Counts over every project on the page, whatever the list below it is narrowed to. */
export default function Summary() {
  const { summary } = useTrackingCopy()
  const projects = useStore(trackingStore, (state) => state.projects)
  const underWay = projects.filter(({ status }) => underWayStatuses.includes(status))
  const sum = projects.reduce((total, { progress }) => total + progress, 0)
  const average = projects.length === 0 ? 0 : Math.round(sum / projects.length)

  return (
    <Section id="summary" title={summary.title} lead={summary.lead} tone="tinted">
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
          <StatCard
            value={projects.length}
            label={summary.total}
            icon={<ClipboardList aria-hidden="true" />}
          />
          <StatCard
            value={underWay.length}
            label={summary.underWay}
            note={summary.underWayNote}
            icon={<HardHat aria-hidden="true" />}
          />
          <StatCard
            value={`${average}%`}
            label={summary.averageProgress}
            icon={<ChartNoAxesColumnIncreasing aria-hidden="true" />}
          />
        </div>
        <StatusChart projects={projects} />
      </div>
    </Section>
  )
}
