import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { inspectPdf, withoutSpace } from '../pdf/test-support/inspect-pdf.ts'
import { documentCopy } from './copy.ts'
import { renderDocument } from './render-document.ts'

function sample(blocks: readonly DocumentBlock[]): PublishedDocument {
  return {
    id: 'notice-of-award-2026-001',
    language: 'en',
    title: 'Notice of Award',
    subtitle: 'Farm road of Señora, Phase 1',
    office: 'Bids and Awards Committee',
    date: '2026-03-09',
    blocks,
  }
}

const everyKind = sample([
  { kind: 'heading', text: 'The award' },
  { kind: 'paragraph', text: 'The contract is awarded for ₱4,850,000.00.' },
  { kind: 'heading', text: 'What comes next', level: 3 },
  { kind: 'list', items: ['Post the security.', 'Sign the contract.'] },
  {
    kind: 'table',
    columns: [{ label: 'Item' }, { label: 'Amount', align: 'right' }],
    rows: [
      ['Earthworks', '₱1,000.00'],
      ['Total', '₱1,000.00'],
    ],
  },
  { kind: 'signature', name: 'Amihan Molave', position: 'Chairperson' },
  { kind: 'signature', name: 'Bayani Narra', position: 'Municipal Mayor' },
])

it('comes out the same every time', async () => {
  expect((await renderDocument(everyKind)).equals(await renderDocument(everyKind))).toBe(true)
})

it('says everything, in reading order, with the date in words', async () => {
  const { words } = await inspectPdf(await renderDocument(everyKind))
  const expected = [
    'Municipality of Kalinawan',
    'Bids and Awards Committee',
    'Notice of Award',
    'Farm road of Señora, Phase 1',
    'Date: Mar 09, 2026',
    'The award',
    '₱4,850,000.00',
    'Post the security.',
    'Item',
    'Amount',
    'Earthworks',
    'Total',
    'Amihan Molave',
    'Chairperson',
    'Bayani Narra',
  ]
  let from = 0
  for (const text of expected) {
    const at = words.indexOf(withoutSpace(text), from)
    expect(at, text).toBeGreaterThanOrEqual(from)
    from = at
  }
})

it('is tagged for screen readers, and its seal is named', async () => {
  const { elements, tagged, showsTitle, language } = await inspectPdf(
    await renderDocument(everyKind),
  )
  expect({ tagged, showsTitle, language }).toEqual({
    tagged: true,
    showsTitle: true,
    language: 'en-PH',
  })
  const count = (role: string) => elements.filter((element) => element.role === role).length
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 1, 1])
  expect([count('L'), count('LI'), count('Table')]).toEqual([1, 2, 1])
  expect([count('TR'), count('TH'), count('TD')]).toEqual([3, 4, 2])
  expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe(
    'Seal of the Municipality of Kalinawan',
  )
})

it.each([
  ['en', 'Sample document: its figures, names and dates are sample data.', 'Page 1 of 1'],
  ['fil', 'Halimbawang dokumento: halimbawa lamang ang mga halaga', 'Pahina 1 sa 1'],
] as const)('says at its foot that it is a sample, in %s', async (language, notice, page) => {
  const pdf = await inspectPdf(await renderDocument({ ...everyKind, language }))
  expect(pdf.words).toContain(withoutSpace(notice))
  expect(pdf.words).toContain(withoutSpace(page))
})

it('starts a long first text on the next page', async () => {
  const text = 'ulan at araw '.repeat(360)
  const { pages } = await inspectPdf(await renderDocument(sample([{ kind: 'paragraph', text }])))
  expect(pages.map(({ words }) => words.includes('ulanataraw'))).toEqual([false, true])
})

it('goes on over the page with a long table, under its head again', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => [`Item ${index}`, `₱${index}.00`])
  const columns = [{ label: 'Item of work' }, { label: 'Amount', align: 'right' as const }]
  const pdf = await inspectPdf(await renderDocument(sample([{ kind: 'table', columns, rows }])))
  expect(pdf.pages).toHaveLength(2)
  expect(pdf.words.split('Itemofwork')).toHaveLength(3)
})

it('lets a screen reader say once, at the end, that it is a sample', async () => {
  const text = 'ulan at araw '.repeat(200)
  const blocks = [text, text].map((each) => ({ kind: 'paragraph' as const, text: each }))
  const { elements, pages } = await inspectPdf(await renderDocument(sample(blocks)))
  const notice = withoutSpace(documentCopy.sample.en)
  expect(pages.map(({ words }) => words.includes(notice))).toEqual([true, true])
  expect(elements.filter(({ words }) => words.includes(notice))).toHaveLength(1)
  expect(elements.at(-1)).toMatchObject({ role: 'P', words: notice })
})

it('refuses a text that no page holds, by the id of its document', async () => {
  const long = sample([{ kind: 'paragraph', text: 'ulan '.repeat(3000) }])
  const failure = renderDocument(long)
  await expect(failure).rejects.toThrow(OperatorError)
  await expect(failure).rejects.toThrow('notice-of-award-2026-001')
})
