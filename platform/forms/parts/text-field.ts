import { textWidget } from '../fields/widgets.ts'
import type { FormPaper } from '../form-paper.ts'
import type { TextField } from '../sheet.ts'
import { boxHeight, drawBox, drawLabel, type FieldPart, labelHeightOf } from './field-part.ts'

const lineHeight = 15

/** A box to write in, under its label. Its tooltip begins with the heading of its group. */
export function textPart(
  paper: FormPaper,
  field: TextField,
  heading: string,
  x: number,
  width: number,
): FieldPart {
  const { name, lines = 1 } = field
  const label = paper.pick(field.label)
  const hint = field.hint && `(${paper.pick(field.hint)})`
  const question = `${heading}: ${label}`
  const tooltip = hint ? `${question} ${hint}` : question
  const height = lines > 1 ? lines * lineHeight + 6 : boxHeight
  const labelHeight = labelHeightOf(paper, label, width)
  return {
    labelHeight,
    height,
    draw(y) {
      drawLabel(paper, label, { x, y: y - labelHeight, width }, hint)
      drawBox(paper, x, y, width, height)
      const box = { x: x + 3, y: y + 1, width: width - 6, height: height - 2 }
      textWidget(paper, { ...box, name, tooltip }, lines)
    },
  }
}
