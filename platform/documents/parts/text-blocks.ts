import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { artifact } from '../../pdf/tags.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'

const at = { x: margin.left, width: contentWidth }

/** A heading on a thin gold line; it goes to the next page with what it heads. */
export function headingBlock(paper: Paper, text: string): Block {
  const textPart = textHeight(paper, text, documentStyles.heading, contentWidth)
  return {
    height: textPart + 5,
    gap: 11,
    keepWithNext: true,
    draw(y) {
      write(paper, text, documentStyles.heading, { ...at, y, tag: 'H2' })
      artifact(paper, () => {
        paper.doc.rect(margin.left, y + textPart + 2, contentWidth, 0.8).fill(colors.gold)
      })
    },
  }
}

/** A paragraph across the whole width, which stays on one page. */
export function paragraphBlock(paper: Paper, text: string): Block {
  return {
    height: textHeight(paper, text, documentStyles.body, contentWidth),
    gap: 6.5,
    draw: (y) => void write(paper, text, documentStyles.body, { ...at, y }),
  }
}
