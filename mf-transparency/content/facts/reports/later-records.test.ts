import { expect, it, vi } from 'vitest'
import type { Project } from '../procurement/project.ts'
import { columnSums } from './report.ts'
import { reports } from './reports.ts'

/** The records as they may stand a month after the last report: one more award, one more invitation. */
vi.mock('../procurement/projects.ts', async (importOriginal) => {
  const { projects } = await importOriginal<typeof import('../procurement/projects.ts')>()
  const later = projects.map(
    (project): Project =>
      project.id === 'balite-farm-road'
        ? { ...project, award: { date: '2027-01-11', contractor: 'tulay', amount: 14_700_000 } }
        : project,
  )
  const invited = later.flatMap((project) =>
    project.id === 'balite-farm-road'
      ? [{ ...project, id: 'later', invitation: { ...project.invitation, posted: '2026-12-21' } }]
      : [],
  )
  return { projects: [...invited, ...later] }
})

it.each([
  ['lgsf-utilization-2026-q3', 2, [27_450_000, 12_318_750, 4_927_500]],
  ['lgsf-projects-2026', 2, [27_450_000]],
  ['lgsf-utilization-2025', 1, [9_800_000, 9_660_000, 9_660_000]],
  ['procurement-plan-2026', 9, [70_630_000]],
])('leaves %s as it was posted, whatever is recorded later', (id, lines, sums) => {
  const table = reports.find((report) => report.id === id)?.tables[0]
  expect(table?.rows).toHaveLength(lines)
  expect(table && columnSums(table)).toEqual(sums)
})
