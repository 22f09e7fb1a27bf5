import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { content, element, openElement } from '../../pdf/tags.ts'
import { drawText, textHeight } from '../../pdf/text.ts'
import { colors, contentWidth, margin } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'

const indent = 15
const bullet = { ...documentStyles.body, color: colors.forest }

/** One block for each item, so that a long list may go on over the page. */
export function listBlocks(paper: Paper, items: readonly string[]): Block[] {
  const width = contentWidth - indent
  let list: PDFKit.PDFStructureElement
  return items.map((text, index) => ({
    height: textHeight(paper, text, documentStyles.body, width),
    gap: index === 0 ? 6 : 2.5,
    draw(y) {
      if (index === 0) list = openElement(paper, 'L')
      element({ ...paper, parent: list }, 'LI', (item) => {
        element(item, 'Lbl', (label) =>
          content(label, () => drawText(label, '•', bullet, margin.left + 3, y, indent)),
        )
        element(item, 'LBody', (body) =>
          content(body, () =>
            drawText(body, text, documentStyles.body, margin.left + indent, y, width),
          ),
        )
      })
      if (index === items.length - 1) list.end()
    },
  }))
}
