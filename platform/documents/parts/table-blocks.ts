import type { DocumentBlock } from '@portal/shared/documents'
import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { artifact, element, openElement } from '../../pdf/tags.ts'
import { drawText, textHeight, textWidth, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, type TextStyle } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'
import { columnWidths } from './column-widths.ts'

type Table = Extract<DocumentBlock, { kind: 'table' }>

/** A row of a table; where it starts a page, the table's head is drawn again above it. */
export interface RowBlock extends Block {
  /** Draws the head at `y`; gives where it ends. */
  repeatHead?: (y: number) => number
}

interface Column {
  label: string
  align: 'left' | 'right'
  x: number
  width: number
}

const padding = { x: 6, y: 3.2 }

/** One block for each row, so that a long table may go on over the page. */
export function tableBlocks(paper: Paper, table: Table): RowBlock[] {
  const columns = placeColumns(paper, table)
  const head = columns.map(({ label }) => label)
  const headHeight = rowHeight(paper, columns, head, documentStyles.cellHead)
  let parent: PDFKit.PDFStructureElement

  return [
    {
      height: headHeight,
      gap: 9,
      keepWithNext: true,
      draw(y) {
        parent = openElement(paper, 'Table')
        shadeHead(paper, y, headHeight)
        element({ ...paper, parent }, 'TR', (row) => {
          drawCells(row, columns, head, documentStyles.cellHead, y, true)
        })
      },
    },
    ...table.rows.map((cells, index): RowBlock => {
      const style = isTotal(cells) ? documentStyles.total : documentStyles.cell
      const height = rowHeight(paper, columns, cells, style)
      return {
        height,
        gap: 0,
        repeatHead(y) {
          shadeHead(paper, y, headHeight)
          artifact(paper, () => {
            for (const { label, align, x, width } of columns) {
              drawText(paper, label, { ...documentStyles.cellHead, align }, x, y + padding.y, width)
            }
          })
          return y + headHeight
        },
        draw(y) {
          element({ ...paper, parent }, 'TR', (row) => drawCells(row, columns, cells, style, y))
          artifact(paper, () => {
            paper.doc.rect(margin.left, y + height - 0.5, contentWidth, 0.5).fill(colors.line)
          })
          if (index === table.rows.length - 1) parent.end()
        },
      }
    }),
  ]
}

/** Sums stand out: a row whose first cell starts with the word for it. */
function isTotal([first = '']: readonly string[]): boolean {
  return /^(grand )?(total|kabuuan)/i.test(first)
}

function placeColumns(paper: Paper, { columns, rows }: Table): Column[] {
  const needs = columns.map(({ label, align }, index) => {
    const cells = [
      { text: label, style: documentStyles.cellHead },
      ...rows.map((row) => ({ text: row[index] ?? '', style: documentStyles.total })),
    ]
    const widest = (pieces: (text: string) => string[]) =>
      Math.max(
        ...cells.flatMap(({ text, style }) =>
          pieces(text).map((piece) => textWidth(paper, piece, style)),
        ),
      ) +
      2 * padding.x +
      1
    return {
      natural: widest((text) => [text]),
      least: widest((text) => (align === 'right' ? [text] : text.split(/\s+/))),
      grows: align !== 'right',
    }
  })
  let left = margin.left
  return columnWidths(needs, contentWidth).map((width, index) => {
    const x = left + padding.x
    left += width
    const { label = '', align = 'left' } = columns[index] ?? {}
    return { label, align, x, width: width - 2 * padding.x }
  })
}

function rowHeight(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  style: TextStyle,
): number {
  const heights = columns.map(({ width }, index) =>
    textHeight(paper, cells[index] ?? '', style, width),
  )
  return Math.max(...heights) + 2 * padding.y
}

function shadeHead(paper: Paper, y: number, height: number): void {
  artifact(paper, () => {
    paper.doc.rect(margin.left, y, contentWidth, height).fill(colors.forestSoft)
  })
}

function drawCells(
  row: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  style: TextStyle,
  y: number,
  isHead = false,
): void {
  columns.forEach(({ align, x, width }, index) => {
    const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined
    write(
      row,
      cells[index] ?? '',
      { ...style, align },
      { x, y: y + padding.y, width, tag: scope ? 'TH' : 'TD', ...(scope && { scope }) },
    )
  })
}
