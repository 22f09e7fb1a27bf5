import { municipality } from '@portal/shared/site'
import { pageNumber } from './copy.ts'
import type { Paper } from './paper.ts'
import { artifact } from './tags.ts'
import { drawText, write } from './text.ts'
import { colors, contentWidth, margin, pageHeight, styles } from './theme.ts'

/**
 * Draws the foot of every page: where the municipality is, the page's number, and a line of `text`,
 * which a screen reader says once, at the end.
 */
export function drawFooters(paper: Paper, text: string): void {
  const { doc, pick } = paper
  const { count } = doc.bufferedPageRange()
  const address = `${pick(municipality.address)} · ${municipality.phone} · ${municipality.email}`
  const y = pageHeight - margin.bottom + 20
  const right = { ...styles.small, align: 'right' } as const
  const line = { x: margin.left, y: y + 10.5, width: contentWidth }
  for (let page = 0; page < count; page += 1) {
    const isLast = page === count - 1
    doc.switchToPage(page)
    artifact(
      paper,
      () => {
        doc.rect(margin.left, y - 5, contentWidth, 0.6).fill(colors.line)
        drawText(paper, address, styles.small, margin.left, y, contentWidth)
        drawText(paper, pick(pageNumber(page + 1, count)), right, margin.left, y, contentWidth)
        if (!isLast) drawText(paper, text, styles.small, line.x, line.y, line.width)
      },
      'Pagination',
    )
    if (isLast) write(paper, text, styles.small, line)
  }
}
