import { artifact, content, element } from '../../pdf/tags.ts'
import { drawText } from '../../pdf/text.ts'
import { colors, styles } from '../../pdf/theme.ts'
import { textWidget } from '../fields/widgets.ts'
import type { FormPaper } from '../form-paper.ts'
import type { TableField } from '../sheet.ts'
import { boxHeight, drawLabel, type FieldPart, labelHeightOf } from './field-part.ts'

const headHeight = 15
const padding = 4

/** Ruled rows of boxes to write in, under named columns. */
export function tablePart(
  paper: FormPaper,
  field: TableField,
  x: number,
  width: number,
): FieldPart {
  const label = paper.pick(field.label)
  const labelHeight = labelHeightOf(paper, label, width)
  const columns = placeColumns(paper, field, x, width)
  const height = headHeight + field.rows * boxHeight
  return {
    labelHeight,
    height,
    draw(top) {
      drawLabel(paper, label, { x, y: top - labelHeight, width })
      drawGrid(paper, { x, y: top, width, height }, columns, field.rows)
      element(paper, 'Table', (table) => {
        element(table, 'TR', (row) => {
          for (const column of columns) drawHeadCell(row, column, top)
        })
        for (let index = 0; index < field.rows; index += 1) {
          const y = top + headHeight + index * boxHeight
          drawRow(table, field, columns, index + 1, y)
        }
      })
    },
  }
}

interface Column {
  name: string
  text: string
  x: number
  width: number
}

function placeColumns(paper: FormPaper, field: TableField, x: number, width: number): Column[] {
  const spans = field.columns.reduce((sum, { span }) => sum + span, 0)
  let left = x
  return field.columns.map(({ name, label, span }) => {
    const column = { name, text: paper.pick(label), x: left, width: (width * span) / spans }
    left += column.width
    return column
  })
}

function drawGrid(
  paper: FormPaper,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  columns: readonly Column[],
  rows: number,
): void {
  const { doc } = paper
  artifact(paper, () => {
    doc.rect(x, y, width, headHeight).fill(colors.forestSoft)
    for (const column of columns.slice(1)) doc.moveTo(column.x, y).lineTo(column.x, y + height)
    for (let row = 0; row < rows; row += 1) {
      const line = y + headHeight + row * boxHeight
      doc.moveTo(x, line).lineTo(x + width, line)
    }
    doc.lineWidth(0.5).stroke(colors.box)
    doc.roundedRect(x, y, width, height, 2).lineWidth(0.7).stroke(colors.box)
  })
}

function drawHeadCell(row: FormPaper, { text, x, width }: Column, top: number): void {
  element(
    row,
    'TH',
    (cell) =>
      content(cell, () =>
        drawText(cell, text, styles.label, x + padding, top + 2, width - padding),
      ),
    { scope: 'Column' },
  )
}

function drawRow(
  table: FormPaper,
  field: TableField,
  columns: readonly Column[],
  index: number,
  y: number,
): void {
  element(table, 'TR', (row) => {
    for (const { name, text, x, width } of columns) {
      element(row, 'TD', (cell) =>
        textWidget(cell, {
          x: x + 2,
          y: y + 1,
          width: width - 4,
          height: boxHeight - 2,
          name: `${field.name}${index}${name}`,
          tooltip: `${table.pick(field.row)} ${index}: ${text}`,
        }),
      )
    }
  })
}
