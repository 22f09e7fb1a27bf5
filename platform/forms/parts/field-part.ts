import { artifact, content, element } from '../../pdf/tags.ts'
import { drawText, textHeight, textWidth } from '../../pdf/text.ts'
import { colors, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

/** One field in its place: the label above `y`, the answer below it. */
export interface FieldPart {
  labelHeight: number
  /** Of the answer. */
  height: number
  draw: (y: number) => void
}

export const boxHeight = 21

/** Height of a label with the space to its answer. */
export function labelHeightOf(paper: FormPaper, label: string, width: number): number {
  return textHeight(paper, label, styles.label, width) + 1.5
}

/** Draws a label and, behind it, how to write the answer. */
export function drawLabel(
  paper: FormPaper,
  label: string,
  at: { x: number; y: number; width: number },
  hint?: string,
): void {
  element(paper, 'P', (inside) =>
    content(inside, () => {
      drawText(inside, label, styles.label, at.x, at.y, at.width)
      if (!hint) return
      const after = textWidth(inside, label, styles.label) + 4
      if (after + textWidth(inside, hint, styles.hint) > at.width) {
        throw new Error(`no room for ${hint} after "${label}"`)
      }
      drawText(inside, hint, styles.hint, at.x + after, at.y, at.width - after)
    }),
  )
}

/** Draws the outline of a box to write in; in points, as everywhere. Nothing of it is read aloud. */
export function drawBox(
  paper: FormPaper,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  artifact(paper, () => {
    paper.doc.roundedRect(x, y, width, height, 2).lineWidth(0.7).stroke(colors.box)
  })
}
