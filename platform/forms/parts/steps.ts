import { formOffice, type MunicipalForm } from '@portal/shared/forms'
import type { Block } from '../../pdf/flow.ts'
import { content, element } from '../../pdf/tags.ts'
import { drawText, textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

const indent = 14
const gap = 1.5

/** How to use the form, in three numbered steps. */
export function steps(paper: FormPaper, form: MunicipalForm): Block {
  const { copy, pick } = paper
  const items = [copy.fillIn, copy.gather, copy.submit(pick(formOffice(form)))]
  const width = contentWidth - indent
  const heights = items.map((item) => textHeight(paper, item, styles.body, width) + gap)
  const title = { ...styles.strong, color: colors.forest }

  return {
    height: 15 + heights.reduce((sum, height) => sum + height, 0),
    gap: 10,
    draw(top) {
      const x = margin.left
      write(paper, copy.howTo, title, { x, y: top, width: contentWidth, tag: 'H2' })
      element(paper, 'L', (list) => {
        let y = top + 15
        items.forEach((item, index) => {
          element(list, 'LI', (entry) => {
            element(entry, 'Lbl', (label) =>
              content(label, () => drawText(label, `${index + 1}.`, title, x, y - 0.4, indent)),
            )
            element(entry, 'LBody', (body) =>
              content(body, () => drawText(body, item, styles.body, x + indent, y, width)),
            )
          })
          y += heights[index] ?? 0
        })
      })
    },
  }
}
