import type { Block } from '../../pdf/flow.ts'
import { artifact } from '../../pdf/tags.ts'
import { drawText, textWidth, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

const letterSize = 15

/** A part's heading: its letter in a green square, its name, and a line to the margin. */
export function sectionHeading(paper: FormPaper, letter: string, text: string): Block {
  const { doc } = paper
  const { left } = margin
  return {
    height: letterSize + 3,
    gap: 11,
    keepWithNext: true,
    draw(y) {
      const x = left + letterSize + 7
      artifact(paper, () => {
        doc.roundedRect(left, y, letterSize, letterSize, 2.5).fill(colors.forest)
        const line = x + textWidth(paper, text, styles.heading) + 9
        doc.rect(line, y + 8, left + contentWidth - line, 0.6).fill(colors.line)
        drawText(paper, letter, styles.letter, left, y + 1, letterSize)
      })
      write(paper, text, styles.heading, { x, y: y + 0.5, width: contentWidth, tag: 'H2' })
    },
  }
}
