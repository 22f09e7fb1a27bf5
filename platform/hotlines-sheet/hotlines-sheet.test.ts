import {
  emergencyNumbers,
  hotlinesSheet,
  localHotlines,
  municipality,
  nationalHotlines,
} from '@portal/shared/site'
import { beforeAll, expect, it } from 'vitest'
import { inspectPdf, type SeenPdf, withoutSpace } from '../pdf/test-support/inspect-pdf.ts'
import { sheetCopy } from './copy.ts'
import { renderHotlinesSheet } from './hotlines-sheet.ts'

let bytes: Buffer
let pdf: SeenPdf

beforeAll(async () => {
  bytes = await renderHotlinesSheet()
  pdf = await inspectPdf(bytes)
})

it('is one A4 page, tagged, with a title, and the same every time', async () => {
  expect(pdf.pages).toHaveLength(1)
  expect(pdf.pages[0]?.width).toBeCloseTo(595.28, 0)
  expect(pdf.pages[0]?.height).toBeCloseTo(841.89, 0)
  expect(pdf).toMatchObject({ tagged: true, showsTitle: true, language: 'en-PH' })
  expect(pdf.elements.filter(({ role }) => role === 'H1')).toHaveLength(1)
  expect(pdf.elements.filter(({ role }) => role === 'H2')).toHaveLength(2)
  expect(bytes.equals(await renderHotlinesSheet())).toBe(true)
})

it('holds every number of the portal, and all words in both languages', () => {
  const numbers = [...emergencyNumbers, ...nationalHotlines, ...localHotlines].map(
    ({ number }) => number,
  )
  for (const number of [...numbers, municipality.phone]) {
    expect(pdf.words).toContain(withoutSpace(number))
  }
  const names = [...emergencyNumbers, ...nationalHotlines, ...localHotlines].map(({ name }) => name)
  const { subject: _, ...printed } = sheetCopy
  for (const { en, fil } of [...Object.values(printed), ...names]) {
    expect(pdf.words).toContain(withoutSpace(en))
    expect(pdf.words).toContain(withoutSpace(fil))
  }
})

it('names the language of every Filipino word', () => {
  const filipino = pdf.elements.filter(({ lang }) => lang === 'fil-PH').map(({ words }) => words)
  const names = [...emergencyNumbers, ...nationalHotlines, ...localHotlines].map(({ name }) => name)
  const { subject: _, ...printed } = sheetCopy
  const bilingual = [...Object.values(printed), ...names].filter(({ en, fil }) => en !== fil)
  const expected = [municipality.title.fil, ...bilingual.map(({ fil }) => fil)]
  expect(new Set(filipino)).toEqual(new Set(expected.map(withoutSpace)))
})

it('is as large as the pages say', () => {
  // A kilobyte of grace, since Node versions compress differently.
  expect(Math.abs(Number.parseInt(hotlinesSheet.size, 10) - bytes.length / 1000)).toBeLessThan(1.5)
})
