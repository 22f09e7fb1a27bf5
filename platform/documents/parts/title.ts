import type { PublishedDocument } from '@portal/shared/documents'
import { formatDate } from '@portal/shared/i18n'
import type { Paper } from '../../pdf/paper.ts'
import { write } from '../../pdf/text.ts'
import { contentWidth, margin } from '../../pdf/theme.ts'
import { documentCopy } from '../copy.ts'
import { documentStyles } from '../styles.ts'

/** Draws title, subtitle and date from `top` on. Gives where they end. */
export function drawTitle(paper: Paper, document: PublishedDocument, top: number): number {
  const { title, subtitle, date, language } = document
  const at = { x: margin.left, width: contentWidth }
  let y = top + 4
  y += write(paper, title, documentStyles.title, { ...at, y, tag: 'H1' }) + 2
  if (subtitle) y += write(paper, subtitle, documentStyles.subtitle, { ...at, y }) + 2
  const dateLine = `${paper.pick(documentCopy.date)}: ${formatDate(date, language)}`
  y += write(paper, dateLine, documentStyles.date, { ...at, y })
  return y + 10
}
