import { artifact, content, element } from '../../pdf/tags.ts'
import { drawText, textWidth } from '../../pdf/text.ts'
import { colors, styles } from '../../pdf/theme.ts'
import { checkboxWidget, radioGroup, radioWidget } from '../fields/widgets.ts'
import type { FormPaper } from '../form-paper.ts'
import type { ChoiceField } from '../sheet.ts'
import { boxHeight, drawLabel, type FieldPart, labelHeightOf } from './field-part.ts'

const mark = 10
const afterMark = 5
const afterOption = 16
const lineHeight = 17

/** Circles (one answer) or squares (many) side by side, on as many lines as they need. */
export function choicePart(
  paper: FormPaper,
  field: ChoiceField,
  x: number,
  width: number,
): FieldPart {
  const label = paper.pick(field.label)
  const labelHeight = labelHeightOf(paper, label, width)
  const options = placeOptions(paper, field, width)
  const lines = (options.at(-1)?.line ?? 0) + 1
  return {
    labelHeight,
    height: Math.max(boxHeight, lines * lineHeight + 2),
    draw(top) {
      drawLabel(paper, label, { x, y: top - labelHeight, width })
      const group = field.kind === 'one' && radioGroup(paper, field.name, label)
      for (const { name, text, left, line } of options) {
        const at = { x: x + left, y: top + 4 + line * lineHeight, width: mark, height: mark }
        const tooltip = `${label}: ${text}`
        drawMark(paper, at, field.kind)
        if (group) radioWidget(paper, group, { ...at, name, tooltip })
        else checkboxWidget(paper, { ...at, name: `${field.name}-${name}`, tooltip })
        const words = at.x + mark + afterMark
        element(paper, 'P', (inside) =>
          content(inside, () => drawText(inside, text, styles.option, words, at.y - 1, width)),
        )
      }
    },
  }
}

function placeOptions(paper: FormPaper, field: ChoiceField, width: number) {
  let left = 0
  let line = 0
  return field.options.map(({ name, label }) => {
    const text = paper.pick(label)
    const taken = mark + afterMark + textWidth(paper, text, styles.option)
    if (left > 0 && left + taken > width) {
      left = 0
      line += 1
    }
    const placed = { name, text, left, line }
    left += taken + afterOption
    return placed
  })
}

function drawMark(paper: FormPaper, { x, y }: { x: number; y: number }, kind: ChoiceField['kind']) {
  const { doc } = paper
  artifact(paper, () => {
    if (kind === 'one') doc.circle(x + mark / 2, y + mark / 2, mark / 2)
    else doc.roundedRect(x, y, mark, mark, 1.5)
    doc.lineWidth(0.8).stroke(colors.box)
  })
}
