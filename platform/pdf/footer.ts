import { municipality } from '@portal/shared/site'
import { pageNumber } from './copy.ts'
import type { Paper } from './paper.ts'
import { artifact } from './tags.ts'
import { drawText } from './text.ts'
import { colors, contentWidth, margin, pageHeight, styles } from './theme.ts'

/** Draws the foot of every page: where the municipality is, the page's number, and a line of `text`. */
export function drawFooters(paper: Paper, text: string): void {
  const { doc, pick } = paper
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
        drawText(paper, pick(pageNumber(page + 1, count)), right, margin.left, y, contentWidth)
        drawText(paper, text, styles.small, margin.left, y + 10.5, contentWidth)
      },
      'Pagination',
    )
  }
}
