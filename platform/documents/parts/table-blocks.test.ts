import { expect, it, vi } from 'vitest'
import { openPaper } from '../../pdf/paper.ts'
import { tableBlocks } from './table-blocks.ts'

it('marks the heads of its columns and of its rows', () => {
  const basics = { title: 'Budget', subject: 'Year 2026', language: 'en' } as const
  const paper = openPaper({ ...basics, created: new Date(0) })
  const struct = vi.spyOn(paper.doc, 'struct')
  const columns = [{ label: 'Item' }, { label: 'Amount', align: 'right' as const }]
  const rows = [
    ['Roads', '₱1.00'],
    ['Total', '₱1.00'],
  ]
  for (const block of tableBlocks(paper, { kind: 'table', columns, rows })) block.draw(100)
  const cells = struct.mock.calls.filter(([type]) => type !== 'TR' && type !== 'Table')
  const column = ['TH', { scope: 'Column' }]
  const row = ['TH', { scope: 'Row' }]
  expect(cells).toEqual([column, column, row, ['TD', {}], row, ['TD', {}]])
})
