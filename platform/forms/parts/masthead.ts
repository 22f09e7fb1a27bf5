import { formOffice, type MunicipalForm } from '@portal/shared/forms'
import { drawLetterhead, letterheadHeight } from '../../pdf/letterhead.ts'
import { artifact } from '../../pdf/tags.ts'
import { write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'
import type { FormSheet } from '../sheet.ts'

const stamp = { width: 142, height: letterheadHeight }

/** Draws the head of the first page: who issues the form, and its title. Gives where it ends. */
export function drawMasthead(paper: FormPaper, form: MunicipalForm, sheet: FormSheet): number {
  const end = drawLetterhead(paper, paper.pick(formOffice(form)), { aside: stamp.width + 12 })
  drawStamp(paper)
  return drawTitle(paper, form, sheet, end)
}

function drawTitle(paper: FormPaper, form: MunicipalForm, sheet: FormSheet, top: number): number {
  const { pick } = paper
  const at = { x: margin.left, width: contentWidth }
  let y = top
  y += write(paper, pick(sheet.overline), styles.overline, { ...at, y })
  y += write(paper, pick(sheet.heading), styles.title, { ...at, y: y - 1, tag: 'H1' })
  y += write(paper, pick(form.description), { ...styles.body, color: colors.muted }, { ...at, y })
  return y + 10
}

/** The corner where the office writes its number and date. */
function drawStamp(paper: FormPaper): void {
  const { doc, copy } = paper
  const x = margin.left + contentWidth - stamp.width
  const y = margin.top
  artifact(paper, () => {
    doc.roundedRect(x, y, stamp.width, stamp.height, 3).lineWidth(0.7).stroke(colors.box)
    doc.rect(x + 66, y + 33, stamp.width - 74, 0.5).fill(colors.box)
    doc.rect(x + 66, y + 53, stamp.width - 74, 0.5).fill(colors.box)
  })
  const at = { x: x + 8, width: stamp.width - 16 }
  write(paper, copy.officeUse, { ...styles.label, color: colors.goldInk }, { ...at, y: y + 5 })
  write(paper, copy.referenceNumber, styles.small, { ...at, y: y + 23, width: 56 })
  write(paper, copy.dateReceived, styles.small, { ...at, y: y + 43, width: 56 })
}
