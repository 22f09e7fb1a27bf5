import { expect, it, vi } from 'vitest'
import { drawRunningHead } from './letterhead.ts'
import { openPaper } from './paper.ts'
import { textHeight } from './text.ts'
import { contentWidth, styles } from './theme.ts'

it.each([['Contract'], ['Contract on the rehabilitation of the farm road. '.repeat(4)]])(
  'draws the rule below the title “%s”, and gives where it ends',
  (title) => {
    const created = new Date(0)
    const paper = openPaper({ title, subject: title, language: 'en', created })
    const text = vi.spyOn(paper.doc, 'text')
    const rect = vi.spyOn(paper.doc, 'rect')
    const end = drawRunningHead(paper, title)
    const drawn: readonly (readonly unknown[])[] = text.mock.calls
    const top = Number(drawn.find(([words]) => words === title)?.[2])
    const bottom = top + textHeight(paper, title, styles.small, contentWidth / 2)
    const rules = rect.mock.calls.map(([, y]) => y)
    expect(Math.min(...rules)).toBeGreaterThan(bottom)
    expect(end).toBeGreaterThan(Math.max(...rules) + 5)
  },
)
