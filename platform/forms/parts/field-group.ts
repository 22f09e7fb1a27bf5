import type { Block } from '../../pdf/flow.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { columnGap, columns, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'
import type { Field, FieldGroup } from '../sheet.ts'
import { choicePart } from './choice-field.ts'
import type { FieldPart } from './field-part.ts'
import { tablePart } from './table-field.ts'
import { textPart } from './text-field.ts'

/** The rows of a group, kept together on one page. */
export function fieldGroup(paper: FormPaper, { heading, note, fields }: FieldGroup): Block[] {
  const rows = intoRows(fields).map((row) => rowOf(paper, row, paper.pick(heading)))
  const blocks = note ? [noteOf(paper, paper.pick(note)), ...rows] : rows
  return blocks.map((block, index) => ({ ...block, keepWithNext: index < blocks.length - 1 }))
}

/** Fields side by side on the grid of 12 columns; a row that is full starts the next. */
function intoRows(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = []
  let used = columns
  for (const field of fields) {
    if (used + field.span > columns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(field)
    used += field.span
  }
  return rows
}

function rowOf(paper: FormPaper, row: readonly Field[], heading: string): Block {
  let x = margin.left
  const parts = row.map((field) => {
    const width = (contentWidth + columnGap) * (field.span / columns) - columnGap
    const part = partOf(paper, field, heading, x, width)
    x += width + columnGap
    return part
  })
  const labelHeight = Math.max(...parts.map((part) => part.labelHeight))
  return {
    height: labelHeight + Math.max(...parts.map((part) => part.height)),
    gap: 6,
    draw(y) {
      for (const part of parts) part.draw(y + labelHeight)
    },
  }
}

function partOf(
  paper: FormPaper,
  field: Field,
  heading: string,
  x: number,
  width: number,
): FieldPart {
  switch (field.kind) {
    case 'text':
      return textPart(paper, field, heading, x, width)
    case 'table':
      return tablePart(paper, field, x, width)
    default:
      return choicePart(paper, field, x, width)
  }
}

function noteOf(paper: FormPaper, text: string): Block {
  const at = { x: margin.left, width: contentWidth }
  return {
    height: textHeight(paper, text, styles.small, contentWidth),
    gap: 2,
    draw: (y) => void write(paper, text, styles.small, { ...at, y }),
  }
}
