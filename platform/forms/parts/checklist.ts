import type { Block } from '../../pdf/flow.ts'
import { artifact, content, element } from '../../pdf/tags.ts'
import { drawText, textHeight } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import { checkboxWidget } from '../fields/widgets.ts'
import type { FormPaper } from '../form-paper.ts'

const box = 11
const indent = box + 9

/** The requirements, each with a box to tick; they stay together as one list. */
export function checklist(paper: FormPaper, requirements: readonly string[]): Block {
  const width = contentWidth - indent
  const rows = requirements.map((text) => ({
    text,
    height: Math.max(textHeight(paper, text, styles.body, width), box) + 5.5,
  }))
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    gap: 6,
    draw(top) {
      element(paper, 'L', (list) => {
        let y = top
        rows.forEach(({ text, height }, index) => {
          drawRow(list, text, `requirement${index + 1}`, y, width)
          y += height
        })
      })
    },
  }
}

function drawRow(list: FormPaper, text: string, name: string, y: number, width: number): void {
  const { left } = margin
  artifact(list, () => {
    list.doc.roundedRect(left, y, box, box, 1.5).lineWidth(0.8).stroke(colors.box)
  })
  element(list, 'LI', (item) => {
    element(item, 'LBody', (body) => {
      checkboxWidget(body, { x: left, y, width: box, height: box, name, tooltip: text })
      content(body, () => drawText(body, text, styles.body, left + indent, y - 0.5, width))
    })
  })
}
