import { isFree, type MunicipalForm } from '@portal/shared/forms'
import type { Block } from '../../pdf/flow.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

const height = 50
const padding = 9

/** Where the clerk writes: not fields, since the applicant leaves them empty. */
export function officeUse(paper: FormPaper, form: MunicipalForm): Block {
  const { copy, doc } = paper
  const payment = isFree(form) ? [] : [copy.receiptNumber, copy.amountPaid]
  const cells = [copy.receivedBy, ...payment, copy.remarks]
  const width = (contentWidth - 2 * padding) / cells.length
  return {
    height,
    gap: 14,
    atFoot: true,
    draw(top) {
      artifact(paper, () => {
        doc
          .roundedRect(margin.left, top, contentWidth, height, 4)
          .lineWidth(0.7)
          .dash(3, { space: 2 })
        doc.stroke(colors.box).undash()
        cells.forEach((_, index) => {
          doc
            .rect(margin.left + padding + index * width, top + 34, width - 12, 0.5)
            .fill(colors.box)
        })
      })
      element(paper, 'Div', (inside) => {
        const x = margin.left + padding
        const title = { ...styles.label, color: colors.goldInk }
        write(inside, copy.officeUse, title, { x, y: top + 5, width: contentWidth })
        cells.forEach((text, index) => {
          write(inside, text, styles.small, {
            x: x + index * width,
            y: top + 36,
            width: width - 12,
          })
        })
      })
    },
  }
}
