import { formOffice, type MunicipalForm } from '@portal/shared/forms'
import { municipality } from '@portal/shared/site'
import type { Paper } from '../pdf/paper.ts'
import { artifact } from '../pdf/tags.ts'
import { drawText, textHeight, write } from '../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../pdf/theme.ts'
import type { FormSheet } from '../sheet.ts'
import { drawSeal } from './seal.ts'

const sealSize = 60
const stamp = { width: 142, height: 60 }

/** Draws the head of the first page: who issues the form, and its title. Gives where it ends. */
export function drawMasthead(paper: Paper, form: MunicipalForm, sheet: FormSheet): number {
  const { copy, pick } = paper
  const { left, top } = margin
  drawSeal(paper, left, top, sealSize, copy.sealAlt(pick(municipality.title)))
  const x = left + sealSize + 14
  const width = contentWidth - sealSize - 14 - stamp.width - 12
  let y = top + 2
  y += write(paper, `${copy.republic} · ${copy.province(municipality.province)}`, styles.small, {
    x,
    y,
    width,
  })
  y += write(paper, pick(municipality.title), styles.municipality, { x, y: y + 1, width }) + 1
  write(paper, pick(formOffice(form)), styles.strong, { x, y: y + 2, width })
  drawStamp(paper)
  y = top + sealSize + 9
  artifact(paper, () => {
    paper.doc.rect(left, y, contentWidth, 2).fill(colors.forest)
    paper.doc.rect(left, y + 3.2, contentWidth, 0.9).fill(colors.gold)
  })
  return drawTitle(paper, form, sheet, y + 14)
}

function drawTitle(paper: Paper, form: MunicipalForm, sheet: FormSheet, top: number): number {
  const { pick } = paper
  const at = { x: margin.left, width: contentWidth }
  let y = top
  y += write(paper, pick(sheet.overline), styles.overline, { ...at, y })
  y += write(paper, pick(sheet.heading), styles.title, { ...at, y: y - 1, tag: 'H1' })
  y += write(paper, pick(form.description), { ...styles.body, color: colors.muted }, { ...at, y })
  return y + 10
}

/** The corner where the office writes its number and date. */
function drawStamp(paper: Paper): void {
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

/** Draws the head of a following page. Gives where it ends. */
export function drawRunningHead(paper: Paper, sheet: FormSheet): number {
  const { doc, pick } = paper
  const { left, top } = margin
  const title = pick(sheet.heading)
  artifact(
    paper,
    () => {
      drawText(paper, pick(municipality.title), styles.label, left, top - 4, contentWidth / 2)
      const right = { ...styles.small, align: 'right' } as const
      drawText(paper, title, right, left + contentWidth / 2, top - 4, contentWidth / 2)
      const y = top - 4 + textHeight(paper, title, styles.label, contentWidth) + 4
      doc.rect(left, y, contentWidth, 1).fill(colors.forest)
      doc.rect(left, y + 1.8, contentWidth, 0.6).fill(colors.gold)
    },
    'Pagination',
  )
  return top + 28
}
