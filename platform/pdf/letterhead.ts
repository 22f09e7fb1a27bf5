import { municipality } from '@portal/shared/site'
import { paperCopy } from './copy.ts'
import type { Paper } from './paper.ts'
import { drawSeal } from './seal.ts'
import { artifact } from './tags.ts'
import { drawText, textHeight, write } from './text.ts'
import { colors, contentWidth, margin, styles } from './theme.ts'

const sealSize = 60

/** The height of {@link drawLetterhead} without its rule, in points. */
export const letterheadHeight = sealSize

/**
 * Draws the head of the first page: seal, municipality and office over a double rule. Gives where
 * it ends.
 *
 * @param aside - points to leave free at the right end
 * @param lang - the language of `office`, where it is not the document's
 */
export function drawLetterhead(
  paper: Paper,
  office: string,
  { aside = 0, lang }: { aside?: number; lang?: string } = {},
): number {
  const { doc, pick } = paper
  const { left, top } = margin
  drawSeal(paper, left, top, sealSize, pick(paperCopy.sealAlt))
  const x = left + sealSize + 14
  const width = contentWidth - sealSize - 14 - aside
  let y = top + 2
  y += write(paper, pick(paperCopy.authority), styles.small, { x, y, width })
  y += write(paper, pick(municipality.title), styles.municipality, { x, y: y + 1, width }) + 1
  write(paper, office, styles.strong, { x, y: y + 2, width, ...(lang && { lang }) })
  y = top + sealSize + 9
  artifact(paper, () => {
    doc.rect(left, y, contentWidth, 2).fill(colors.forest)
    doc.rect(left, y + 3.2, contentWidth, 0.9).fill(colors.gold)
  })
  return y + 14
}

/** Draws the head of a following page: whose document, and which. Gives where it ends. */
export function drawRunningHead(paper: Paper, title: string): number {
  const { doc, pick } = paper
  const { left, top } = margin
  const half = contentWidth / 2
  const owner = pick(municipality.title)
  const right = { ...styles.small, align: 'right' } as const
  const y =
    top +
    Math.max(textHeight(paper, owner, styles.label, half), textHeight(paper, title, right, half))
  artifact(
    paper,
    () => {
      drawText(paper, owner, styles.label, left, top - 4, half)
      drawText(paper, title, right, left + half, top - 4, half)
      doc.rect(left, y, contentWidth, 1).fill(colors.forest)
      doc.rect(left, y + 1.8, contentWidth, 0.6).fill(colors.gold)
    },
    'Pagination',
  )
  return y + 17.5
}
