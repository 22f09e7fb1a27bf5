import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { artifact } from '../../pdf/tags.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'

const at = { x: margin.left, width: contentWidth }

/** A heading on a thin gold line, or a smaller one; it goes to the next page with what it heads. */
export function headingBlock(paper: Paper, text: string, level: 2 | 3 = 2): Block {
  const style = level === 2 ? documentStyles.heading : documentStyles.subheading
  const textPart = textHeight(paper, text, style, contentWidth)
  return {
    height: textPart + (level === 2 ? 5 : 0),
    gap: 11,
    keepWithNext: true,
    draw(y) {
      write(paper, text, style, { ...at, y, tag: `H${level}` })
      if (level !== 2) return
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
