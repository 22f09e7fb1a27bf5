import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { checkDocuments, documentsModule, readDocuments } from './read-documents.ts'

function sample(change: Partial<PublishedDocument> = {}): PublishedDocument {
  const basics = { language: 'en', title: 'Budget', office: 'Budget Office' } as const
  return { id: 'budget-2026', date: '2026-02-28', blocks: [], ...basics, ...change }
}

const table = (...rows: string[][]): DocumentBlock[] => [
  { kind: 'table', columns: [{ label: 'Item' }, { label: 'Amount' }], rows },
]

it('lets sound documents through', () => {
  expect(() =>
    checkDocuments([sample(), sample({ id: 'budget-2027', blocks: table(['a', 'b']) })]),
  ).not.toThrow()
})

it.each([
  ['a repeated id', [sample(), sample({ title: 'Another' })], 'Two documents have the id'],
  ['an id in capitals', [sample({ id: 'Budget' })], '“Budget”'],
  ['an id with a path in it', [sample({ id: '../budget' })], '“../budget”'],
  ['a day that does not exist', [sample({ date: '2026-02-30' })], '“2026-02-30”'],
  ['a date in words', [sample({ date: 'Feb 28, 2026' })], 'write it as'],
  ['no date', [sample({ date: '' })], 'budget-2026'],
  ['a row that lacks a cell', [sample({ blocks: table(['a']) })], 'the row “a”'],
  ['a table without rows', [sample({ blocks: table() })], 'with no rows'],
])('refuses %s', (_, documents, message) => {
  expect(() => checkDocuments(documents)).toThrow(OperatorError)
  expect(() => checkDocuments(documents)).toThrow(message)
})

it('tells which documents fail as they are read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  try {
    const file = join(folder, 'mf-library', documentsModule)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "throw new Error('no budget')")
    const failing = readDocuments(join(folder, 'mf-library'))
    await expect(failing).rejects.toThrow(OperatorError)
    await expect(failing).rejects.toThrow(
      `${join('mf-library', documentsModule)} cannot be read: no budget`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
