import { Badge, type BadgeTone, Card } from '@portal/shared/ui'
import { projectStatuses } from '../../../content/facts/project-choices.ts'
import { useTrackingCopy } from './copy.ts'
import { labelOf, statusTones, toneOf } from './labels.ts'
import type { Project } from './project.ts'

const fills: Partial<Record<BadgeTone, string>> = {
  green: 'fill-ok',
  blue: 'fill-info',
  yellow: 'fill-warn',
  red: 'fill-danger',
}

/** The chart is a table: its figures are text, and the bars beside them only repeat these. */
export function StatusChart({ projects }: { projects: readonly Project[] }) {
  const copy = useTrackingCopy()
  const rows = projectStatuses.map((status) => ({
    status,
    count: projects.filter((project) => project.status === status).length,
  }))
  const most = Math.max(1, ...rows.map(({ count }) => count))

  return (
    <Card className="h-full">
      <table className="w-full border-collapse">
        <caption className="pb-3 text-left font-display text-xl font-semibold">
          {copy.summary.chart}
        </caption>
        <thead>
          <tr className="text-sm text-ink-muted">
            <th scope="col" className="pb-1 text-left font-normal">
              {copy.summary.status}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.summary.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, count }) => (
            <tr key={status} className="border-t border-line">
              <th
                scope="row"
                className="@[20rem]/page:w-px py-3 pr-4 text-left font-normal @[20rem]/page:whitespace-nowrap"
              >
                <Badge tone={toneOf(statusTones, status)}>{labelOf(copy.statuses, status)}</Badge>
              </th>
              <td className="py-3">
                <span className="flex items-center gap-3">
                  <Bar share={count / most} fill={fills[toneOf(statusTones, status)]} />
                  <span className="w-8 text-right text-lg font-semibold tabular-nums">{count}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Bar({ share, fill = 'fill-line-strong' }: { share: number; fill?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-5 w-0 grow @max-[20rem]/page:hidden"
      aria-hidden="true"
    >
      <rect width="100" height="8" className="fill-surface-2" />
      <rect width={share * 100} height="8" className={fill} />
    </svg>
  )
}
