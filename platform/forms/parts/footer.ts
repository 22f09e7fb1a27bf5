import { municipality } from '@portal/shared/site'
import type { Paper } from '../pdf/paper.ts'
import { artifact } from '../pdf/tags.ts'
import { drawText } from '../pdf/text.ts'
import { colors, contentWidth, margin, pageHeight, styles } from '../pdf/theme.ts'

/** Draws the foot of every page: where the office is, that the form is free, the page's number. */
export function drawFooters(paper: Paper): void {
  const { doc, copy, pick } = paper
  const { count } = doc.bufferedPageRange()
  const address = `${pick(municipality.address)} · ${municipality.phone} · ${municipality.email}`
  const y = pageHeight - margin.bottom + 20
  const right = { ...styles.small, align: 'right' } as const
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    artifact(
      paper,
      () => {
        doc.rect(margin.left, y - 5, contentWidth, 0.6).fill(colors.line)
        drawText(paper, address, styles.small, margin.left, y, contentWidth)
        drawText(paper, copy.page(page + 1, count), right, margin.left, y, contentWidth)
        drawText(paper, copy.free, styles.small, margin.left, y + 10.5, contentWidth)
      },
      'Pagination',
    )
  }
}
