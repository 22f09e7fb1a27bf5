import { expect, it, vi } from 'vitest'
import { openPaper } from '../../pdf/paper.ts'
import { signatureBlock } from './signature-block.ts'

const short = { kind: 'signature', name: 'Amihan Molave', position: 'Chairperson' } as const
const long = {
  kind: 'signature',
  name: 'Kalinawan Builders '.repeat(5),
  position: 'Contractor',
} as const

it('draws the positions side by side, below the longest name', () => {
  const basics = { title: 'Contract', subject: 'Farm road', language: 'en' } as const
  const paper = openPaper({ ...basics, created: new Date(0) })
  const text = vi.spyOn(paper.doc, 'text')
  const block = signatureBlock(paper, [short, long])
  block.draw(100)
  const drawn: readonly (readonly unknown[])[] = text.mock.calls
  const topOf = (words: string) => Number(drawn.find(([each]) => each === words)?.[2])
  const nameEnds = topOf(long.name) + 2 * 13
  expect(topOf(long.position)).toBeGreaterThan(nameEnds)
  expect(topOf(short.position)).toBe(topOf(long.position))
  expect(100 + block.height).toBeGreaterThan(topOf(long.position) + 11)
})
