import type { Block } from '../../pdf/flow.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import { textWidget } from '../fields/widgets.ts'
import type { FormPaper } from '../form-paper.ts'
import type { FormSheet } from '../sheet.ts'

const signatureWidth = 300
const dateWidth = 150
const room = 34

/** What the applicant declares, with a line for the signature over the printed name, and the date. */
export function declaration(paper: FormPaper, sheet: FormSheet): Block {
  const { copy, pick, doc } = paper
  const words = pick(sheet.declaration)
  const wordsHeight = textHeight(paper, words, styles.body, contentWidth)
  const x = margin.left
  const dateX = x + contentWidth - dateWidth
  return {
    height: wordsHeight + room + 14,
    gap: 5,
    draw(top) {
      write(paper, words, styles.body, { x, y: top, width: contentWidth })
      const line = top + wordsHeight + room
      artifact(paper, () => {
        doc.rect(x, line, signatureWidth, 0.8).fill(colors.ink)
        doc.rect(dateX, line, dateWidth, 0.8).fill(colors.ink)
      })
      const signatory = pick(sheet.signatory)
      const date = `${copy.dateSigned} (${copy.dateSignedHint})`
      element(paper, 'Div', (inside) => {
        const box = { x: x + 2, y: line - 16, width: signatureWidth - 4, height: 15 }
        const tooltip = `${copy.printedName}: ${signatory}`
        textWidget(inside, { ...box, name: 'printedName', tooltip })
        write(inside, signatory, styles.small, { x, y: line + 3, width: signatureWidth })
      })
      element(paper, 'Div', (inside) => {
        const box = { x: dateX + 2, y: line - 16, width: dateWidth - 4, height: 15 }
        textWidget(inside, { ...box, name: 'dateSigned', tooltip: date })
        write(inside, date, styles.small, { x: dateX, y: line + 3, width: dateWidth })
      })
    },
  }
}
