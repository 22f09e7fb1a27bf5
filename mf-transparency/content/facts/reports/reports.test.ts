import { expect, it } from 'vitest'
import { projects } from '../procurement/projects.ts'
import { bayanihanTotals } from './bayanihan-grant.ts'
import { fullDisclosure } from './full-disclosure.ts'
import { columnSums, type Report } from './report.ts'
import { reports } from './reports.ts'

const sumsOf = (id: string) =>
  reports.find((report) => report.id === id)?.tables.map((table) => columnSums(table))

it('has at least six documents to disclose', () => {
  expect(fullDisclosure.length).toBeGreaterThanOrEqual(6)
})

it('budgets the annual revenue of the municipal profile', () => {
  expect(sumsOf('annual-budget-2026')).toEqual([[606_300_000]])
})

it('sets aside a twentieth of the budget for disasters, as the disaster fund says', () => {
  expect(sumsOf('disaster-fund-2026-q3')?.[0]?.[0]).toBe(606_300_000 / 20)
  expect(budgetLine('Disaster fund (5%)')).toBe(606_300_000 / 20)
})

it('budgets what the development fund was allotted', () => {
  expect(sumsOf('development-fund-2026-q3')?.[0]?.[0]).toBe(budgetLine('Development fund (20%)'))
})

it('has an amount for every column of every line', () => {
  for (const { tables, id } of reports) {
    for (const { columns, rows } of tables) {
      for (const { amounts } of rows) expect(amounts, id).toHaveLength(columns.length)
    }
  }
})

it('never spends more than was allotted, line by line', () => {
  const uses = reports.filter(({ kind }) => kind === 'utilization')
  expect(uses.length).toBeGreaterThan(3)
  for (const { id, tables } of uses) {
    for (const { amounts } of tables.flatMap(({ rows }) => rows)) {
      expect(amounts, id).toEqual([...amounts].sort((a, b) => b - a))
    }
  }
})

it('tells of a fund what the records of its projects told by the end of the quarter', () => {
  const report = reports.find(({ id }) => id === 'lgsf-utilization-2026-q3')
  const lines = report?.tables[0]?.rows.map(({ label, amounts }) => [
    label.en,
    ...amounts.slice(0, 2),
  ])
  const expected = ['balite-farm-road', 'mabuhay-evacuation-center'].map((id) => {
    const found = projects.find((project) => project.id === id)
    const award = found?.award && found.award.date <= '2026-09-30' ? found.award.amount : 0
    return [found?.title.en, found?.budget, award]
  })
  expect(lines).toEqual(expected)
})

it('returns what is left of the grant', () => {
  const { received, spent, returned } = bayanihanTotals
  expect(sumsOf('bayanihan-liquidation-2021')).toEqual([[received]])
  expect(sumsOf('bayanihan-utilization-2020-q4')).toEqual([[received, spent]])
  expect(sumsOf('bayanihan-program-2020')).toEqual([[received]])
  expect(returned).toBeGreaterThan(0)
})

it('is posted after the period that it covers, plans and budgets aside', () => {
  const backward = reports.filter(({ kind }) => kind !== 'plan' && kind !== 'budget')
  for (const report of backward) expect(report.posted > endOf(report), report.id).toBe(true)
})

function budgetLine(label: string): number | undefined {
  const rows = fullDisclosure.find(({ id }) => id === 'annual-budget-2026')?.tables[0]?.rows
  return rows?.find((row) => row.label.en === label)?.amounts[0]
}

function endOf({ year, quarter = 4, kind }: Report): string {
  // The liquidation closes the year before the one that it is filed under.
  const last = kind === 'liquidation' ? `${year - 1}-12-31` : `${year}-${quarter * 3}-30`
  return last.replace(/-(\d)-/, '-0$1-')
}
