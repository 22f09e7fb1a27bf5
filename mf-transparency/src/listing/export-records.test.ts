import { toCsv } from '@portal/shared/export'
import { expect, it } from 'vitest'
import { type Column, recordsAsCsv, recordsAsJson } from './export-records.ts'

/** One cell as it stands in the file. */
const cell = (value: string | number) => toCsv([[value]]).slice(1, -2)

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['₱2,500,000', '"₱2,500,000"'],
  ['=1+1', "'=1+1"],
  ['+639', "'+639"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['\r=1', '"\'\r=1"'],
  [-5, '-5'],
  ['2025-2026', '2025-2026'],
])('writes %j as %j', (value, written) => {
  expect(cell(value)).toBe(written)
})

const columns: Column<{ title: string; quarter?: number }>[] = [
  { key: 'title', label: 'Pamagat', value: ({ title }) => title },
  { key: 'quarter', label: 'Kuwarter', value: ({ quarter }) => quarter },
]
const records = [{ title: 'Badyet' }, { title: 'Pahayag', quarter: 3 }]

it('heads the CSV in the language of the reader, marks it as UTF-8 and ends rows with CRLF', () => {
  expect(recordsAsCsv(records, columns)).toBe('\ufeffPamagat,Kuwarter\r\nBadyet,\r\nPahayag,3\r\n')
})

it('names JSON by the same keys in every language, and says where it is from', () => {
  expect(JSON.parse(recordsAsJson(records, columns, 'https://portal.example/x'))).toMatchObject({
    source: 'https://portal.example/x',
    asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    records: [{ title: 'Badyet' }, { title: 'Pahayag', quarter: 3 }],
  })
})
