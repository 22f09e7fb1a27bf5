import { expect, it } from 'vitest'
import { documents } from '../../content/documents/index.ts'
import { stages } from '../../content/facts/procurement/document-ids.ts'
import { procurementDocuments } from './procurement-documents.ts'

it.each(stages)('names for every document of stage %s the office of its paper', (stage) => {
  const listed = Object.values(procurementDocuments[stage])
  expect(listed.length).toBeGreaterThan(0)
  for (const { id, office } of listed) {
    expect(office.en, id).toBe(documents.find((paper) => paper.id === id)?.office)
  }
})

it('has the committee invite, and the mayor award and sign', () => {
  const officeOf = (stage: (typeof stages)[number]) =>
    new Set(Object.values(procurementDocuments[stage]).map(({ office }) => office.fil))
  expect(stages.map((stage) => [...officeOf(stage)])).toEqual([
    ['Bids and Awards Committee'],
    ['Tanggapan ng Punong Bayan'],
    ['Tanggapan ng Punong Bayan'],
    ['Tanggapan ng Punong Bayan'],
  ])
})
