import { expect, it } from 'vitest'
import { type Column, recordsAsCsv, recordsAsJson } from './export-records.ts'

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
